import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { queryClient } from '~/lib/query-client'
import { completeQuery, indexQuery, searchKey, wordQuery } from '~/lib/search/load-search'
import { answerTo } from '~/lib/search/search-answer'
import type { Topic } from '~/lib/site/topic-params'
import { PageLink } from '../layout/page-link'
import { adoptStyles } from '../styles'
import { Announcement } from './announcement'
import css from './search-answers.css?inline'
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

/** Lets the next `SearchAnswers` download the index again, after a failure. */
export function resetSearch(): void {
  void queryClient.resetQueries({ queryKey: searchKey })
}

/** The results of a query, or example questions. `lazy-answers` loads this chunk, and shows what fails. */
export function SearchAnswers(props: SearchAnswersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Answers {...props} />
    </QueryClientProvider>
  )
}

function Answers({ query, topic, showsExamples = false, list, onFollow }: SearchAnswersProps) {
  const { data: index } = useQuery({ ...indexQuery, throwOnError: true })
  const { data: words } = useQuery({ ...wordQuery(index), throwOnError: true })
  const { data: complete } = useQuery({ ...completeQuery(words), throwOnError: true })
  // The results of a new search come in a render of their own, which React slices.
  const search = useDeferredValue(complete ?? words?.search)
  const answer = useMemo(() => {
    if (!search || query === '') return undefined
    const found = answerTo(search, query, topic)
    // What the search by stems does not find whole, the complete one may.
    return search === words?.search && !found.isComplete ? undefined : found
  }, [search, words, query, topic])
  const isAsked = query !== '' || showsExamples
  const text = isAsked ? messageText() : ''

  function messageText(): string {
    if (!index || (query !== '' && !answer)) return 'Die Suche wird geladen …'
    return answer?.text ?? 'Zum Beispiel:'
  }

  return (
    <>
      {text && (
        <div className="search-message">
          <p>{text}</p>
        </div>
      )}
      {answer && answer.results.length > 0 && (
        <ResultOptions results={answer.results} list={list} onFollow={onFollow} />
      )}
      {index && isAsked && (answer ? answer.results.length === 0 : query === '') && (
        <ExampleOptions examples={index.examples} list={list} onFollow={onFollow} />
      )}
      {answer && !answer.isComplete && <AskUs onFollow={onFollow} />}
      <Announcement text={index && query === '' ? '' : text} />
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
