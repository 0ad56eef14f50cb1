import { toString } from 'hast-util-to-string'
import { buildCache } from '../cache.ts'
import { mainPart, mainTree } from '../render/main-tree.ts'
import { readSections, type PageSections } from './search-sections.ts'

/** What a built page says. */
export interface PageText {
  sections: PageSections
  /** All of its main part, with single spaces. */
  main: string
}

const read = new WeakMap<object, PageText>()

/** Read once for all files that repeat it, and remembered from build to build: 20 ms a page, and new styles or scripts change them all. */
export function pageText(page: { html: string }): PageText {
  const text = read.get(page) ?? JSON.parse(buildCache.text('page-text', mainPart(page), () => jsonOf(page)))
  read.set(page, text)
  return text
}

function jsonOf(page: { html: string }): string {
  const tree = mainTree(page)
  const text: PageText = { sections: readSections(tree), main: toString(tree).replace(/\s+/g, ' ').trim() }
  return JSON.stringify(text)
}
