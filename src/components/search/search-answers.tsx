import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { reportCause } from '~/lib/error-report'
import { toAppError, type AppError } from '~/lib/errors'
import { queryClient } from '~/lib/query-client'
import { engineQuery, indexQuery, searchKey } from '~/lib/search/load-search'
import { answerTo } from '~/lib/search/search-answer'
import type { Topic } from '~/lib/site/topic-params'
import { PageLink } from '../layout/page-link'
import { adoptStyles } from '../styles'
import { Announcement } from './announcement'
import css from './search-answers.css?inline'
import { SearchFailure } from './search-failure'
import { ExampleOptions, ResultOptions, type FollowHandler } from './search-options'
import type { OptionList } from './use-combobox'

export interface SearchAnswersProps {
  /** Trimmed. */
  query: string
  /** The topic that the search is limited to. */
  topic?: Topic | undefined
  /** Shows example questions while the field is empty. */
  showsExamples?: boolean
  list: OptionList
  onFollow?: FollowHandler | undefined
  onRetry: () => void
}

adoptStyles(css)

/** The results of a query, or example questions. `lazy-answers` loads this chunk. */
export function SearchAnswers(props: SearchAnswersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Answers {...props} />
    </QueryClientProvider>
  )
}

function Answers({ query, topic, showsExamples = false, list, onFollow, onRetry }: SearchAnswersProps) {
  const { data: index, error: notLoaded } = useQuery(indexQuery)
  const { data: search, error: notReady } = useQuery(engineQuery(index))
  const error = useReported(notLoaded ?? notReady)
  const answer = useMemo(
    () => (search && query !== '' ? answerTo(search, query, topic) : undefined),
    [search, query, topic],
  )
  const isAsked = query !== '' || showsExamples
  const text = isAsked ? messageText() : ''

  function retry() {
    void queryClient.resetQueries({ queryKey: searchKey })
    onRetry()
  }

  function messageText(): string {
    if (error) return error.userMessage
    if (!index || (query !== '' && !answer)) return 'Die Suche wird geladen …'
    return answer?.text ?? 'Zum Beispiel:'
  }

  return (
    <>
      {text && (
        <div className="search-message">
          {error ? <SearchFailure error={error} retry={retry} /> : <p>{text}</p>}
        </div>
      )}
      {answer && answer.results.length > 0 && (
        <ResultOptions results={answer.results} list={list} onFollow={onFollow} />
      )}
      {index && isAsked && (answer ? answer.results.length === 0 : query === '') && (
        <ExampleOptions examples={index.examples} list={list} onFollow={onFollow} />
      )}
      {answer && !answer.isComplete && <AskUs onFollow={onFollow} />}
      <Announcement text={index && query === '' && !error ? '' : text} />
    </>
  )
}

/** A link to the enquiry form, below results that lack words of the query. */
function AskUs({ onFollow }: { onFollow: FollowHandler | undefined }) {
  return (
    <p className="search-ask">
      Nicht dabei?{' '}
      <PageLink onClick={onFollow} to="/contact">
        Fragen Sie uns
      </PageLink>
      , ein Mensch antwortet.
    </p>
  )
}

/** Turns what was thrown into an `AppError` and reports it once. */
function useReported(thrown: Error | null): AppError | null {
  const error = useMemo(() => thrown && toAppError(thrown), [thrown])
  useEffect(() => {
    if (error) reportCause(error)
  }, [error])
  return error
}
