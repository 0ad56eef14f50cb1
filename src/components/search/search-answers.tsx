import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { errorId, reportError } from '~/lib/error-report'
import { toAppError, type AppError } from '~/lib/errors'
import { queryClient } from '~/lib/query-client'
import { searchQuery } from '~/lib/search/load-search'
import { mostResults, resultsText } from '~/lib/search/search-message'
import type { Topic } from '~/lib/site/topic-params'
import { adoptStyles } from '../styles'
import { Announcement } from './announcement'
import { OtherWays } from './other-ways'
import css from './search-answers.css?inline'
import { SearchFailure } from './search-failure'
import { PageOptions, ResultOptions, type FollowHandler } from './search-options'
import type { OptionList } from './use-combobox'

export interface SearchAnswersProps {
  /** Without spaces around it. */
  query: string
  /** The topic that the search is limited to. */
  topic?: Topic | undefined
  /** Whether all pages are listed while nothing is typed. */
  listsPages?: boolean
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

function Answers({ query, topic, listsPages = false, list, onFollow, onRetry }: SearchAnswersProps) {
  const { data, error: thrown, refetch } = useQuery(searchQuery)
  const error = useReported(thrown)
  const results = useMemo(
    () => (query === '' ? undefined : data?.search(query, { most: mostResults, ...(topic && { topic }) })),
    [data, query, topic],
  )
  const isAsked = query !== '' || listsPages
  const text = isAsked ? messageText() : ''

  function retry() {
    void refetch()
    onRetry()
  }

  function messageText(): string {
    if (error) return error.userMessage
    if (!data) return 'Suche lädt …'
    return results ? resultsText(results, query) : ''
  }

  return (
    <>
      {text && (
        <div className="search-message">
          {error ? <SearchFailure error={error} retry={retry} /> : <p>{text}</p>}
          {results?.length === 0 && <OtherWays onFollow={onFollow} />}
        </div>
      )}
      {data &&
        isAsked &&
        (results ? (
          <ResultOptions results={results} list={list} onFollow={onFollow} />
        ) : (
          <PageOptions loaded={data} list={list} onFollow={onFollow} />
        ))}
      <Announcement text={text} />
    </>
  )
}

/** What was thrown as one of the errors of the site, reported once. */
function useReported(thrown: Error | null): AppError | null {
  const error = useMemo(() => thrown && toAppError(thrown), [thrown])
  useEffect(() => {
    if (error) reportError(error, errorId(Date.now(), Math.random()))
  }, [error])
  return error
}
