import { useEffect, useReducer } from 'react'
import { preload } from 'react-dom'
import type { AppError } from '~/lib/errors'
import { knowledgeSearch } from '~/lib/search/knowledge-search'
import { searchIndexPath } from '~/lib/search/search-index'
import { stringifySearch } from '~/lib/search-params'
import { topicParams } from '~/lib/site/topic-params'
import { OptionalPart } from '../optional-part'
import { lazyCode, retry, useLazyCode } from '../lazy-code'
import type { SearchAnswersProps } from './search-answers'

/** The lazy chunk with the search engine and React Query. It is larger than most pages. */
const answers = lazyCode(() => import('./search-answers'))

/** Downloads chunk and index in parallel, which saves a round trip. */
export function preloadAnswers(): void {
  preload(searchIndexPath, { as: 'fetch', crossOrigin: 'anonymous' })
  // A failure is shown once the visitor searches.
  answers.load().catch(() => undefined)
}

/** The results below a search field. Rendering this downloads their chunk. */
export function LazyAnswers(props: SearchAnswersProps) {
  const { code = answers.current, error, load } = useLazyCode(answers)
  const [tries, tryAnew] = useReducer((count: number) => count + 1, 0)
  const isSilent = props.query === '' && !props.showsExamples

  useEffect(() => {
    preloadAnswers()
    void load()
  }, [load])

  function tryAgain() {
    tryAnew()
    if (code) code.resetSearch()
    else void retry(load, addressOf(props))
    props.onRetry()
  }

  const failure = (cause: AppError) =>
    !isSilent && (
      <div role="alert" className="search-message">
        <p>{cause.userMessage}</p>
        <button type="button" className="button" onClick={tryAgain}>
          Noch einmal versuchen
        </button>
      </div>
    )
  if (code) {
    return (
      <OptionalPart key={tries} fallback={failure}>
        <code.SearchAnswers {...props} />
      </OptionalPart>
    )
  }
  return error ? failure(error) : !isSilent && <p>Die Suche wird geladen …</p>
}

/** The address with the query, which is loaded after a deploy; `undefined` without a query. */
function addressOf({ query, topic }: SearchAnswersProps): string | undefined {
  if (query === '') return undefined
  const search = knowledgeSearch({ q: query, thema: topic && topicParams[topic] })
  return `/knowledge-base${stringifySearch({ ...search })}`
}
