import { createElement, Fragment, type MouseEvent, type ReactNode } from 'react'
import type { TextPart } from '~/lib/search/excerpt'
import type { LoadedSearch } from '~/lib/search/load-search'
import type { SearchResult } from '~/lib/search/search'
import { FoundLink } from '../layout/page-link'
import type { OptionList } from './use-combobox'

/** Hears a click on a link of the answers, before the router does. */
export type FollowHandler = (event: MouseEvent) => void

interface ListProps {
  list: OptionList
  onFollow: FollowHandler | undefined
}

/** The results as options: where each leads and why it was found. */
export function ResultOptions({ results, list, onFollow }: ListProps & { results: SearchResult[] }) {
  if (results.length === 0) return null
  return (
    <ListBox list={list}>
      {results.map(({ path, hash, title, heading, excerpt }, place) => (
        <Option key={`${path}#${hash}`} place={place} found={{ path, hash }} list={list} onFollow={onFollow}>
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

/** Every service and article by group: what the list shows while nothing is typed. */
export function PageOptions({
  loaded: { pages, groups },
  list,
  onFollow,
}: ListProps & { loaded: LoadedSearch }) {
  const titles = new Map(pages.map(({ path, shortTitle }) => [path, shortTitle]))
  const places = new Map(groups.flatMap(({ paths }) => paths).map((path, place) => [path, place]))
  return (
    <ListBox list={list}>
      {groups.map(({ label, paths }, group) => {
        const id = `${list.id}-gruppe-${group + 1}`
        return (
          <div key={label} role="group" aria-labelledby={id} className="search-group">
            <div id={id} className="search-label">
              {label}
            </div>
            {paths.map((path) => (
              <Option
                key={path}
                place={places.get(path) ?? 0}
                found={{ path, hash: '' }}
                list={list}
                onFollow={onFollow}
              >
                {titles.get(path)}
              </Option>
            ))}
          </div>
        )
      })}
    </ListBox>
  )
}

function ListBox({ list: { id, mount }, children }: { list: OptionList; children: ReactNode }) {
  return (
    <div id={id} ref={mount} role="listbox" aria-label="Treffer" className="search-list">
      {children}
    </div>
  )
}

interface OptionProps extends ListProps {
  /** Where it stands in the list. */
  place: number
  found: Pick<SearchResult, 'path' | 'hash'>
  children: ReactNode
}

/** A link that is an option: `tabIndex` keeps it out of the way of the tab key, as the focus stays in the field. */
function Option({ list, onFollow, place, found, children }: OptionProps) {
  const id = `${list.id}-${place + 1}`
  return (
    <FoundLink
      onClick={onFollow}
      found={found}
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
  // As children that need no keys: their order is all that they have.
  return createElement(Fragment, {}, ...parts.map(markedPart))
}

function markedPart({ text, isMatch }: TextPart): ReactNode {
  return isMatch ? <mark>{text}</mark> : text
}
