import { buildElement } from '../build-element.ts'
import type { AppError } from '../errors.ts'
import { topicLabels, topics } from '../site/navigation.ts'
import { pageAddress } from '../page-address.ts'
import type { SearchResult } from './search.ts'
import { topicParams } from './topic-params.ts'

/** How many results there are, in words. More than are shown are not counted. */
export function countText(results: SearchResult[], most: number): string {
  if (results.length === 1) return '1 Treffer'
  return results.length < most ? `${results.length} Treffer` : `Die ersten ${most} Treffer`
}

/** Where no page has all words of the query, the results have some of them. */
export function isPartial(results: SearchResult[]): boolean {
  return results.length > 0 && results.every(({ missing }) => missing.length > 0)
}

export function nothingFoundText(query: string): string {
  return `Nichts gefunden zu «${query}».`
}

/** Where to go from a search without results: the topics, and somebody to ask. */
export function otherWays(): HTMLElement[] {
  const knowledgeBase = pageAddress('/knowledge-base')
  const links = topics.map((topic) =>
    item(`${knowledgeBase}?thema=${topicParams[topic]}`, topicLabels[topic]),
  )
  return [
    buildElement('p', {}, 'Sehen Sie die Artikel nach Thema durch, oder fragen Sie uns:'),
    buildElement('ul', {}, ...links, item(pageAddress('/contact'), 'Kontakt')),
  ]
}

/** What went wrong, and the way to try it again. */
export function failureMessage({ userMessage }: AppError, retry: () => void): HTMLElement[] {
  const button = buildElement('button', { type: 'button', class: 'button' }, 'Erneut versuchen')
  button.addEventListener('click', retry)
  return [buildElement('p', {}, userMessage), button]
}

function item(href: string, label: string): HTMLElement {
  return buildElement('li', {}, buildElement('a', { href }, label))
}
