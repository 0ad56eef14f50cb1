import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { headersFor, type HeaderRule } from '../../ssg/hosts/header-rules.ts'
import { metas } from './head.ts'
import { selectorOf } from './elements.ts'

export interface AuditedPage {
  /** The path of its address. */
  path: string
  /** Path below `dist`. */
  file: string
  html: string
  tree: Root
  isIndexable: boolean
  /** What its host adds to the answer, names in lower case. */
  headers: ReadonlyMap<string, string>
  written: Written | undefined
}

/** The text behind a page, as its author wrote it; of a page without one, its route. */
export interface Written {
  file: string
  text: string
}

interface Surroundings {
  headerRules: HeaderRule[]
  written: ReadonlyMap<string, Written> | undefined
}

export function openPage(file: string, html: string, around: Surroundings): AuditedPage {
  const { headerRules, written } = around
  const path = pathOf(file)
  const tree = fromHtml(html)
  const headers = new Map(
    headersFor(path, headerRules).map(([name, value]) => [name.toLowerCase(), value] as const),
  )
  const orders = [...metas(tree, 'robots'), headers.get('x-robots-tag') ?? '']
  const isIndexable = path !== '/404' && !orders.some((order) => /\b(noindex|none)\b/i.test(order))
  return { path, file, html, tree, isIndexable, headers, written: written?.get(path) }
}

/** Where a page is wrong: the line of its text that has `text`; else the element of the built page. */
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
