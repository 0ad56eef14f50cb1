import { errorId, reportError } from './error-report.ts'
import { toAppError } from './errors.ts'
import { queryClient } from './query-client.ts'
import { createSearch, type Search, type SearchResult } from './search.ts'
import type { TextPart } from './search-excerpt.ts'
import { searchIndexPath, type SearchIndex } from './search-index.ts'

/** Lets a search form answer while the visitor types. Submitting it goes to the first result. */
export function enhanceSearchForm(element: HTMLElement): void {
  const input = element.querySelector('input')
  const output = element.querySelector<HTMLElement>('[data-results]')
  if (!(element instanceof HTMLFormElement) || !input || !output) return
  const answer = () => void showAnswer(input.value.trim(), output)
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    output.querySelector('a')?.click()
  })
  input.addEventListener('input', answer)
  answer()
}

async function showAnswer(query: string, output: HTMLElement): Promise<void> {
  output.dataset.query = query
  if (query === '') {
    show(output, '')
    return
  }
  // A later key press may have asked for something else in the meantime.
  const isCurrent = () => output.dataset.query === query
  try {
    const search = await loadSearch(() => isCurrent() && show(output, 'Suche lädt …'))
    if (isCurrent()) showResults(search(query), query, output)
  } catch (thrown) {
    if (!isCurrent()) return
    const error = toAppError(thrown)
    reportError(error, errorId(Date.now(), Math.random()))
    show(output, error.userMessage)
  }
}

/** The search, once its index is there; `onWait` is called before it is asked for. */
function loadSearch(onWait: () => unknown): Promise<Search> {
  return queryClient.fetchQuery({
    queryKey: ['search-index'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      onWait()
      const response = await fetch(searchIndexPath, { signal })
      if (!response.ok) throw toAppError(response)
      const index: SearchIndex = await response.json()
      return createSearch(index)
    },
  })
}

function showResults(results: SearchResult[], query: string, output: HTMLElement): void {
  if (results.length === 0) {
    show(output, `Nichts gefunden zu «${query}».`)
    return
  }
  const list = document.createElement('ol')
  list.append(...results.map(listItem))
  show(output, results.length === 1 ? '1 Treffer' : `${results.length} Treffer`, list)
}

/** The message alone is a live region: a list read aloud at every key press would be noise. */
function show(output: HTMLElement, message: string, list?: HTMLElement): void {
  const status = output.querySelector('[role="status"]')
  if (status) status.textContent = message
  output.querySelector('ol')?.remove()
  if (list) output.append(list)
}

function listItem({ path, title, excerpt }: SearchResult): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = path
  link.textContent = plainText(title)
  const text = document.createElement('p')
  text.textContent = plainText(excerpt)
  item.append(link, text)
  return item
}

function plainText(parts: TextPart[]): string {
  return parts.map(({ text }) => text).join('')
}
