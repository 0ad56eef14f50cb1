import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import type { BuiltPage } from '../ssg/render-pages.ts'

/** A built page with its HTML as a tree. */
export interface ParsedPage extends Pick<BuiltPage, 'path' | 'facts'> {
  tree: Root
  /** What to name in a problem: the text's source, or the built file. */
  origin: string
  /** The line of the source on which this text first stands. */
  lineOf: (text: string) => number | undefined
}

export function parsePage({ path, facts, file, html }: BuiltPage): ParsedPage {
  const source = facts?.source
  return {
    path,
    facts,
    tree: fromHtml(html),
    origin: source?.file ?? `dist/${file}`,
    lineOf(text) {
      const index = source?.text.indexOf(text) ?? -1
      return index < 0 ? undefined : source?.text.slice(0, index).split('\n').length
    },
  }
}

export function elements(tree: Root, matches: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (element) => {
    if (matches(element)) found.push(element)
  })
  return found
}
