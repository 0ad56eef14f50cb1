import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { headersFor, type HeaderRule } from '../../../ssg/header-rules.ts'
import { metas } from './head.ts'

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

/** The text behind a page, as its author wrote it. */
export interface Written {
  file: string
  text: string
}

interface Surroundings {
  headerRules: HeaderRule[]
  written: ReadonlyMap<string, Written> | undefined
}

export function openPage(file: string, html: string, { headerRules, written }: Surroundings): AuditedPage {
  const path = pathOf(file)
  const tree = fromHtml(html)
  const headers = new Map(
    headersFor(path, headerRules).map(([name, value]) => [name.toLowerCase(), value] as const),
  )
  const orders = [...metas(tree, 'robots'), headers.get('x-robots-tag') ?? '']
  const isIndexable = path !== '/404' && !orders.some((order) => /\b(noindex|none)\b/i.test(order))
  return { path, file, html, tree, isIndexable, headers, written: written?.get(path) }
}

/** Where to put a page right: in its text, at the line on which something stands, or in the built file. */
export function placeOf({ written, file }: AuditedPage, text?: string): { file: string; line?: number } {
  if (!written) return { file: `dist/${file}` }
  const index = text ? written.text.indexOf(text) : -1
  if (index < 0) return { file: written.file }
  return { file: written.file, line: written.text.slice(0, index).split('\n').length }
}

function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'
}
