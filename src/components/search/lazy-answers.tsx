import { useEffect, useReducer } from 'react'
import { preload } from 'react-dom'
import type { AppError } from '~/lib/errors'
import { searchIndexPath } from '~/lib/search/search-index'
import { OptionalPart } from '../optional-part'
import { lazyCode, retry, useLazyCode } from '../lazy-code'
import type { SearchAnswersProps } from './search-answers'
import { SearchFailure } from './search-failure'

/** The search engine and its data client are larger than most pages. */
const answers = lazyCode(() => import('./search-answers'))

/** Downloads the code of the answers and the index at once: one after the other they would take a round trip each. */
export function preloadAnswers(): void {
  preload(searchIndexPath, { as: 'fetch', crossOrigin: 'anonymous' })
  // A failure is told when the visitor searches.
  answers.load().catch(() => undefined)
}

/** The answers below a field, downloaded when this is rendered. */
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
    void retry(load)
    props.onRetry()
  }

  const failure = (cause: AppError) =>
    !isSilent && (
      <div role="alert">
        <SearchFailure error={cause} retry={tryAgain} />
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
