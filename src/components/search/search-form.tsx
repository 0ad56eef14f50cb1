import type { ReactNode } from 'react'
import type { Topic } from '~/lib/site/topic-params'
import { LazyAnswers } from './lazy-answers'
import type { FollowHandler } from './search-options'
import type { useSearchField } from './use-search-field'

interface SearchFormProps {
  field: ReturnType<typeof useSearchField>
  topic?: Topic | undefined
  onFollow?: FollowHandler | undefined
  /** Further fields. */
  children?: ReactNode
}

/** The search form. The pages that have it bring its styles. It is hidden without JavaScript. Submitted before hydration, it loads `/knowledge-base` with the query. */
export function SearchForm({ field, topic, onFollow, children }: SearchFormProps) {
  const { query, isWanted, element, input, list } = field
  return (
    <form
      action="/knowledge-base"
      role="search"
      className="needs-script search-form"
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor={input.id}>Suche</label>
      <input {...input} name="q" />
      {children}
      {isWanted && (
        <div>
          <LazyAnswers
            query={query}
            topic={topic}
            list={list}
            onFollow={onFollow}
            onRetry={() => element.current?.focus()}
          />
        </div>
      )}
    </form>
  )
}
