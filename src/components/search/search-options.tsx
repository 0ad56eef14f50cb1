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

/** The results as options of the combobox, each with its excerpt. */
export function ResultOptions({ results, list, onFollow }: ListProps & { results: SearchResult[] }) {
  const { answered } = list
  useEffect(answered, [answered])
  const options = results.map(({ path, hash, kind, title, heading, excerpt }) => ({
    to: path,
    hash,
    above: (
      <>
        {kind}
        {heading.length > 0 && ': '}
        {heading.length > 0 && <Marked parts={title} />}
      </>
    ),
    title: <Marked parts={heading.length > 0 ? heading : title} />,
    text: <Marked parts={excerpt} />,
  }))
  return <ListBox options={options} list={list} onFollow={onFollow} label="Treffer" isAnswer />
}

/** Example questions, shown while the field is empty or nothing is found. */
export function ExampleOptions({ examples, ...props }: ListProps & { examples: AskedQuestion[] }) {
  const options = examples.map(({ question, path, page }) => ({ to: path, title: question, text: page }))
  return <ListBox options={options} label="Fragen, die diese Website beantwortet" {...props} />
}

interface ListBoxProps extends ListProps {
  /** `above` says what the page is, and which one if the title is that of a section. */
  options: { to: PagePath; hash?: string; above?: ReactNode; title: ReactNode; text: ReactNode }[]
  label: string
  /** The options are results of the query, so Enter follows the first one. */
  isAnswer?: boolean
}

/** The options are links. They are no tab stops, because the focus stays in the field. */
function ListBox({ options, list: { id, mount, active }, label, isAnswer, onFollow }: ListBoxProps) {
  return (
    <div
      id={id}
      ref={mount}
      role="listbox"
      aria-label={label}
      data-answer={isAnswer || undefined}
      className="search-list"
    >
      {options.map(({ to, hash, above, title, text }) => {
        // Of its address, so that the active option stays the same page when better results take its place.
        const optionId = `${id}-${to}#${hash}`
        return (
          <FoundLink
            key={optionId}
            to={to}
            hash={hash}
            onClick={onFollow}
            id={optionId}
            role="option"
            aria-selected={optionId === active}
            tabIndex={-1}
            className="search-option"
          >
            {above && <small>{above}</small>} <span className="search-title">{title}</span>{' '}
            <span className="search-excerpt">{text}</span>
          </FoundLink>
        )
      })}
    </div>
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
