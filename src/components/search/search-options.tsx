import { Fragment, useEffect, type MouseEvent, type ReactNode } from 'react'
import type { TextPart } from '~/lib/search/excerpt'
import type { AskedQuestion } from '~/lib/search/search-index'
import type { SearchResult } from '~/lib/search/search'
import type { PagePath } from '~/lib/site/page-path'
import { FoundLink } from '../layout/page-link'
import type { OptionList } from './use-combobox'

/** Handles a click on a result before the router does. */
export type FollowHandler = (event: MouseEvent) => void

interface ListProps {
  list: OptionList
  onFollow: FollowHandler | undefined
}

interface ResultsProps extends ListProps {
  results: SearchResult[]
}

/** The results as options of the combobox, each with its excerpt. */
export function ResultOptions({ results, list, onFollow }: ResultsProps) {
  return (
    <ListBox list={list} label="Treffer" isAnswer>
      {results.map(({ path, hash, title, heading, excerpt }, index) => (
        <Option key={`${path}#${hash}`} index={index} to={path} hash={hash} list={list} onFollow={onFollow}>
          <span className="search-title">
            <Marked parts={title} />
            {heading.length > 0 && ' › '}
            <Marked parts={heading} />
          </span>{' '}
          <span className="search-excerpt">
            <Marked parts={excerpt} />
          </span>
        </Option>
      ))}
    </ListBox>
  )
}

/** Example questions, shown while the field is empty or nothing is found. */
export function ExampleOptions({ examples, list, onFollow }: ListProps & { examples: AskedQuestion[] }) {
  return (
    <ListBox list={list} label="Fragen, die diese Website beantwortet">
      {examples.map(({ question, path, page }, index) => (
        <Option key={path} index={index} to={path} list={list} onFollow={onFollow}>
          <span className="search-title">{question}</span> <span className="search-excerpt">{page}</span>
        </Option>
      ))}
    </ListBox>
  )
}

interface ListBoxProps {
  list: OptionList
  label: string
  /** The options are results of the query, so Enter follows the first one. */
  isAnswer?: boolean
  children: ReactNode
}

function ListBox({ list: { id, mount, answered }, label, isAnswer, children }: ListBoxProps) {
  useEffect(() => {
    if (isAnswer) answered()
  }, [isAnswer, answered])
  return (
    <div
      id={id}
      ref={mount}
      role="listbox"
      aria-label={label}
      data-answer={isAnswer || undefined}
      className="search-list"
    >
      {children}
    </div>
  )
}

interface OptionProps extends ListProps {
  index: number
  to: PagePath
  hash?: string
  children: ReactNode
}

/** An option that is a link. It is no tab stop, because the focus stays in the field. */
function Option({ list, onFollow, index, children, ...target }: OptionProps) {
  const id = `${list.id}-${index + 1}`
  return (
    <FoundLink
      {...target}
      onClick={onFollow}
      id={id}
      role="option"
      aria-selected={id === list.active}
      tabIndex={-1}
      className="search-option"
    >
      {children}
    </FoundLink>
  )
}

function Marked({ parts }: { parts: TextPart[] }) {
  // The key is the offset of the part in the text.
  let at = 0
  return parts.map(({ text, isMatch }) => {
    const key = at
    at += text.length
    return isMatch ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>
  })
}
