import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { headersFor, parseHeaderRules, type HeaderRule } from '../../ssg/hosts/header-rules.ts'
import { metas, selectorOf } from './elements.ts'

/** The built site as a host gets it, read once. */
export interface AuditedSite {
  /** Scheme and host under which it is published. */
  origin: string
  /** Every file, by its path below `dist`. */
  files: Files
  /** Every HTML file with an address, so without `__forms.html`. */
  pages: AuditedPage[]
  /** The pages that search engines may list. */
  indexable: AuditedPage[]
  headerRules: HeaderRule[]
  /** The operator's choice for each AI crawler. */
  crawlerChoices: ReadonlyMap<string, 'allow' | 'refuse'>
  /** The path of an operator's own program that takes enquiries. */
  program: string | undefined
  /** The day of the audit. */
  now: Date
}

export type Files = ReadonlyMap<string, Uint8Array>

export interface Publication {
  origin: string
  crawlerChoices: Record<string, 'allow' | 'refuse'>
  program?: string | undefined
  now: Date
  /** The texts behind the pages, by the path of their address. */
  written?: ReadonlyMap<string, Written>
}

export function openSite(files: Files, publication: Publication): AuditedSite {
  const { origin, crawlerChoices, program, now, written } = publication
  const headerRules = parseHeaderRules(textIn(files, '_headers') ?? '')
  const pages = [...files.keys()]
    .filter((file) => file.endsWith('.html') && !file.startsWith('_'))
    .map((file) => openPage(file, textIn(files, file) ?? '', headerRules, written))
  return {
    origin,
    files,
    pages,
    indexable: pages.filter((page) => page.isIndexable),
    headerRules,
    crawlerChoices: new Map(Object.entries(crawlerChoices)),
    program,
    now,
  }
}

/** The text of a file, where there is one. */
export function textOf({ files }: Pick<AuditedSite, 'files'>, file: string): string | undefined {
  return textIn(files, file)
}

/** The file that a host sends for a path. */
export function fileAt({ files }: Pick<AuditedSite, 'files'>, path: string): string | undefined {
  const candidates = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`]
  return candidates.find((file) => files.has(file))
}

function textIn(files: Files, file: string): string | undefined {
  const bytes = files.get(file)
  return bytes && new TextDecoder().decode(bytes)
}

export interface AuditedPage {
  /** The path of its address. */
  path: string
  /** Path below `dist`. */
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
  written: ReadonlyMap<string, Written> | undefined,
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
export function placeOf(
  page: AuditedPage,
  text?: string,
  element?: Element,
): { file: string; line?: number; element?: string } {
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
