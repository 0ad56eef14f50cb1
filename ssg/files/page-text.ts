import { toString } from 'hast-util-to-string'
import { mainTree } from '../render/main-tree.ts'
import { readSections, type PageSections } from './search-sections.ts'

/** The text of a built page. */
export interface PageText {
  sections: PageSections
  /** The text of `<main>`, with single spaces. */
  main: string
}

const read = new WeakMap<object, PageText>()

/** Cached, because several files use it and it takes 20 ms a page. */
export function pageText(page: { html: string }): PageText {
  const text = read.get(page) ?? readText(page)
  read.set(page, text)
  return text
}

function readText(page: { html: string }): PageText {
  const tree = mainTree(page)
  return { sections: readSections(tree), main: toString(tree).replace(/\s+/g, ' ').trim() }
}
