import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { headersFor, type HeaderRule } from '../../ssg/hosts/header-rules.ts'
import { withoutPlaces } from '../../ssg/render/jsx-places.ts'
import type { Places } from '../../ssg/render/places-file.ts'
import { metas } from './head.ts'
import { originOf } from './element-origin.ts'

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
  /** The same page with the places that its elements come from, where a build has kept it. */
  withPlaces: () => string | undefined
}

/** The text behind a page, as its author wrote it; of a page without one, its route. */
export interface Written {
  file: string
  text: string
}

interface Surroundings {
  headerRules: HeaderRule[]
  written: ReadonlyMap<string, Written> | undefined
  places?: Places | undefined
}

export function openPage(file: string, html: string, around: Surroundings): AuditedPage {
  const { headerRules, written, places } = around
  const path = pathOf(file)
  const tree = fromHtml(html)
  const headers = new Map(
    headersFor(path, headerRules).map(([name, value]) => [name.toLowerCase(), value] as const),
  )
  const orders = [...metas(tree, 'robots'), headers.get('x-robots-tag') ?? '']
  const isIndexable = path !== '/404' && !orders.some((order) => /\b(noindex|none)\b/i.test(order))
  return {
    path,
    file,
    html,
    tree,
    isIndexable,
    headers,
    written: written?.get(path),
    withPlaces() {
      const kept = places?.(file)
      // Of another build they would lead elsewhere.
      return kept !== undefined && withoutPlaces(kept) === html ? kept : undefined
    },
  }
}

/** Where to put a page right: in its text, where that has what is wrong; in the component that an element comes from; else by its file. */
export function placeOf(
  page: AuditedPage,
  text?: string,
  element?: Element,
): { file: string; line?: number } {
  const { written, file } = page
  const index = written && text ? written.text.indexOf(text) : -1
  if (written && index >= 0)
    return { file: written.file, line: written.text.slice(0, index).split('\n').length }
  return (element && originOf(page, element)) ?? { file: written?.file ?? `dist/${file}` }
}

function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'
}
