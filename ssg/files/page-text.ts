import { toString } from 'hast-util-to-string'
import { mainTree } from '../render/main-tree.ts'
import { readSections, type PageSections } from './search-sections.ts'

/** What a built page says. */
export interface PageText {
  sections: PageSections
  /** All of its main part, with single spaces. */
  main: string
}

const read = new WeakMap<object, PageText>()

/** Read once for all files that repeat it: 20 ms a page. */
export function pageText(page: { html: string }): PageText {
  const text = read.get(page) ?? readText(page)
  read.set(page, text)
  return text
}

function readText(page: { html: string }): PageText {
  const tree = mainTree(page)
  return { sections: readSections(tree), main: toString(tree).replace(/\s+/g, ' ').trim() }
}
