import { pages, type Page } from './built-site.ts'
import { attributes, elements } from './elements.ts'

/** The scripts that the pages name, by their path below `dist`. */
export function entryScripts(): string[] {
  const sources = pages.flatMap((page) => attributes(elements(page, 'script'), 'src'))
  return [...new Set(sources)].map((source) => source.slice(1))
}

/** What a page says that the app needs on it besides. */
export function namedChunks(page: Page): string[] {
  const lists = attributes(elements(page, 'script'), 'dataChunks')
  return lists.flatMap((list) => list.split(' ')).map((address) => address.slice(1))
}
