import { lazy, Suspense, useReducer } from 'react'
import type { AppError } from '~/lib/errors'
import { Extra } from '../extra'
import type { SearchAnswersProps } from './search-answers'
import { SearchFailure } from './search-failure'

/** The answers below a field, downloaded when this is rendered: the search engine and its data client are larger than most pages. */
export function LazyAnswers(props: SearchAnswersProps) {
  const [{ Answers, attempt }, retry] = useReducer(nextAttempt, { attempt: 0 }, nextAttempt)
  const isSilent = props.query === '' && !props.showsExamples
  const failure = (error: AppError) =>
    !isSilent && (
      <div role="alert">
        <SearchFailure error={error} retry={tryAgain} />
      </div>
    )

  function tryAgain() {
    retry()
    props.onRetry()
  }

  return (
    <Extra key={attempt} fallback={failure}>
      <Suspense fallback={!isSilent && <p>Suche lädt …</p>}>
        <Answers {...props} />
      </Suspense>
    </Extra>
  )
}

/** React keeps the failure of a lazy component for good: another try needs another one. */
function nextAttempt({ attempt }: { attempt: number }) {
  const Answers = lazy(() => import('./search-answers').then((module) => ({ default: module.SearchAnswers })))
  return { Answers, attempt: attempt + 1 }
}
