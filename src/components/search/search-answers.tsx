import { keepPreviousData, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { reportCause } from '~/lib/error-report'
import { toAppError, type AppError } from '~/lib/errors'
import { queryClient } from '~/lib/query-client'
import { searchKey } from '~/lib/search/fetch-json'
import { searchQuery } from '~/lib/search/load-search'
import { answerTo } from '~/lib/search/search-message'
import type { Topic } from '~/lib/site/topic-params'
import { adoptStyles } from '../styles'
import { Announcement } from './announcement'
import { AskUs } from './ask-us'
import css from './search-answers.css?inline'
import { SearchFailure } from './search-failure'
import { ExampleOptions, ResultOptions, type FollowHandler } from './search-options'
import type { OptionList } from './use-combobox'

export interface SearchAnswersProps {
  /** Without spaces around it. */
  query: string
  /** The topic that the search is limited to. */
  topic?: Topic | undefined
  /** Whether questions are shown while nothing is typed. */
  showsExamples?: boolean
  list: OptionList
  onFollow?: FollowHandler | undefined
  onRetry: () => void
}

adoptStyles(css)

/** What is found, while the visitor types: `lazy-answers` loads this. */
export function SearchAnswers(props: SearchAnswersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Answers {...props} />
    </QueryClientProvider>
  )
}

function Answers({ query, topic, showsExamples = false, list, onFollow, onRetry }: SearchAnswersProps) {
  const { data, error: notLoaded } = useQuery(searchQuery)
  const {
    data: latest,
    error: notAnswered,
    isPlaceholderData: isOfBefore,
  } = useQuery({
    queryKey: [...searchKey, 'answer', query, topic],
    // An emptied field has no answer, which is not to come back with the next letter.
    queryFn: data
      ? ({ signal }) => (query === '' ? null : answerTo(data.search, query, topic, signal))
      : skipToken,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  const error = useReported(notLoaded ?? notAnswered)
  const answer = query === '' ? undefined : latest
  const isAsked = query !== '' || showsExamples
  const text = isAsked ? messageText() : ''

  function retry() {
    // Also the index: after a deployment its parts are somewhere else.
    void queryClient.resetQueries({ queryKey: searchKey })
    onRetry()
  }

  function messageText(): string {
    if (error) return error.userMessage
    if (!data || (query !== '' && !answer)) return 'Suche lädt …'
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
        <ResultOptions results={answer.results} isAnswer={!isOfBefore} list={list} onFollow={onFollow} />
      )}
      {data && isAsked && (answer ? answer.results.length === 0 : query === '') && (
        <ExampleOptions examples={data.examples} list={list} onFollow={onFollow} />
      )}
      {answer && !answer.isComplete && <AskUs onFollow={onFollow} />}
      <Announcement text={data && query === '' && !error ? '' : text} />
    </>
  )
}

/** What was thrown as one of the errors of the site, reported once. */
function useReported(thrown: Error | null): AppError | null {
  const error = useMemo(() => thrown && toAppError(thrown), [thrown])
  useEffect(() => {
    if (error) reportCause(error)
  }, [error])
  return error
}
