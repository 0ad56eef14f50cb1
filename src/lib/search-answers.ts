import { adoptStyles } from './adopt-styles.ts'
import { buildElement } from './build-element.ts'
import { errorId, reportError } from './error-report.ts'
import { toAppError, type AppError } from './errors.ts'
import { createAnnouncer } from './live-region.ts'
import type { LoadedSearch } from './search/load-search.ts'
import { installCombobox } from './search-combobox.ts'
import css from './search-answers.css?inline'
import { countText, failureMessage, isPartial, nothingFoundText, otherWays } from './search/search-message.ts'
import { pageOptions, resultOption } from './search-options.ts'
import type { Topic } from './search/topic-params.ts'

/** At most this many results: more would not be read. */
const mostResults = 12

export interface AnswerOptions {
  /** Whether all pages are listed while nothing is typed. */
  listsPages?: boolean
  /** The topic that the search is limited to. */
  topic?: () => Topic | undefined
}

/** The answers below a field. */
export interface SearchAnswers {
  /** Downloads the search if it is not there yet. */
  load: () => void
  /** Answers anew, after the field or the topic was changed by a script. */
  update: () => void
}

/** Lets a field answer below it while the visitor types. */
export function installSearchAnswers(
  input: HTMLInputElement,
  output: HTMLElement,
  { listsPages = false, topic }: AnswerOptions = {},
): SearchAnswers {
  adoptStyles(css)
  const list = buildElement('div', {
    id: `${input.id}-treffer`,
    role: 'listbox',
    'aria-label': 'Treffer',
    class: 'search-list',
  })
  const message = buildElement('div', { class: 'search-message' })
  const region = buildElement('p', { role: 'status', class: 'visually-hidden' })
  output.replaceChildren(message, list, region)
  const combobox = installCombobox(input, list)
  const announce = createAnnouncer(region)

  let loaded: LoadedSearch | undefined
  let failure: AppError | undefined
  let isLoading = false

  function load(): void {
    if (loaded || isLoading) return
    failure = undefined
    isLoading = true
    import('./search/load-search')
      .then((module) => module.loadSearch())
      .then((search) => (loaded = search))
      .catch((thrown: unknown) => {
        failure = toAppError(thrown)
        reportError(failure, errorId(Date.now(), Math.random()))
      })
      .finally(() => {
        isLoading = false
        update()
      })
    update()
  }

  function update(): void {
    const query = input.value.trim()
    if (query === '' && !listsPages) show('', [], [])
    else if (failure) show(failure.userMessage, failureMessage(failure, retry), [])
    else if (!loaded) say('Suche lädt …', [])
    else if (query === '') show('', [], pageOptions(loaded, list.id))
    else showResults(loaded, query)
  }

  function showResults({ search }: LoadedSearch, query: string): void {
    const limit = topic?.()
    const results = search(query, { most: mostResults, ...(limit && { topic: limit }) })
    const nothing = nothingFoundText(query)
    if (results.length === 0) show(nothing, [buildElement('p', {}, nothing), ...otherWays()], [])
    else if (isPartial(results))
      say('Keine Seite hat alle Wörter. Am nächsten kommen:', results.map(resultOption))
    else say(countText(results, mostResults), results.map(resultOption))
  }

  function say(text: string, options: HTMLElement[]): void {
    show(text, [buildElement('p', {}, text)], options)
  }

  function show(spoken: string, shown: HTMLElement[], options: HTMLElement[]): void {
    message.replaceChildren(...shown)
    list.replaceChildren(...options)
    combobox.reset()
    announce(spoken)
  }

  function retry(): void {
    load()
    input.focus()
  }

  input.addEventListener('input', () => (loaded || isLoading ? update() : load()))
  return { load, update }
}
