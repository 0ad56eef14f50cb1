import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { SourceLocation } from '../../ssg/problem.ts'
import { type HeaderRule, headersFor, parseHeaderRules } from '../../ssg/hosts/host-files.ts'
import { metas, selectorOf } from './elements.ts'

/** The operator's side of a publication, and the day of the audit. */
export interface Publication {
  origin: string
  crawlerChoices: Record<string, 'allow' | 'refuse'>
  /** The path of an operator's own program that takes enquiries. */
  program?: string | undefined
  now: Date
  /** The texts behind the pages, by the path of their address. */
  written?: ReadonlyMap<string, Written>
}

/** The built site as a host gets it, read once. */
export interface AuditedSite extends Publication {
  files: Files
  /** Every HTML file with an address, so without `__forms.html`. */
  pages: AuditedPage[]
  indexable: AuditedPage[]
}

type Files = ReadonlyMap<string, Uint8Array>

export function openSite(files: Files, publication: Publication): AuditedSite {
  const headerRules = parseHeaderRules(textOf({ files }, '_headers') ?? '')
  const pages = [...files.keys()]
    .filter((file) => file.endsWith('.html') && !file.startsWith('_'))
    .map((file) => openPage(file, textOf({ files }, file) ?? '', headerRules, publication.written))
  return { ...publication, files, pages, indexable: pages.filter((page) => page.isIndexable) }
}

export function textOf({ files }: Pick<AuditedSite, 'files'>, file: string): string | undefined {
  const bytes = files.get(file)
  return bytes && new TextDecoder().decode(bytes)
}

/** The file that a host sends for a path. */
export function fileAt({ files }: Pick<AuditedSite, 'files'>, path: string): string | undefined {
  const candidates = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`]
  return candidates.find((file) => files.has(file))
}

/** The file behind a whole address of this site. */
export function fileOf(site: AuditedSite, address: string): string | undefined {
  return address.startsWith(`${site.origin}/`) ? fileAt(site, new URL(address).pathname) : undefined
}

export interface AuditedPage {
  path: string
  file: string
  html: string
  tree: Root
  isIndexable: boolean
  /** The response headers of `_headers`, names in lower case. */
  headers: ReadonlyMap<string, string>
  written: Written | undefined
}

/** The MDX file of a page, or its route file. */
export interface Written {
  file: string
  text: string
}

function openPage(
  file: string,
  html: string,
  headerRules: HeaderRule[],
  written: Publication['written'],
): AuditedPage {
  const path = pathOf(file)
  const tree = fromHtml(html)
  const headers = new Map(
    headersFor(path, headerRules).map(([name, value]) => [name.toLowerCase(), value] as const),
  )
  const orders = [...metas(tree, 'robots'), headers.get('x-robots-tag') ?? '']
  const isIndexable = path !== '/404' && !orders.some((order) => /\b(noindex|none)\b/i.test(order))
  return { path, file, html, tree, isIndexable, headers, written: written?.get(path) }
}

/** The location of a finding: the line of the source that contains `text`, else the element of the built page. */
export function placeOf(page: AuditedPage, text?: string, element?: Element): SourceLocation {
  const { written, file } = page
  const index = written && text ? written.text.indexOf(text) : -1
  if (written && index >= 0)
    return { file: written.file, line: written.text.slice(0, index).split('\n').length }
  if (element) return { file: `dist/${file}`, element: selectorOf(element, page.tree) }
  return { file: written?.file ?? `dist/${file}` }
}

function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'
}

/** Files for `covers`. */
export const everyPage = ({ pages }: AuditedSite) => pages.map(({ file }) => file)
export const indexablePages = ({ indexable }: AuditedSite) => indexable.map(({ file }) => file)
export const filesNamed =
  (...names: (string | RegExp)[]) =>
  ({ files }: AuditedSite) =>
    [...files.keys()].filter((file) =>
      names.some((name) => (typeof name === 'string' ? name === file : name.test(file))),
    )

/** Files that people and programs can read, without their compressed copies. */
export const textFiles = filesNamed(/(\.(html|js|css|svg|json|xml|txt|md|webmanifest)|^_\w+)$/)
