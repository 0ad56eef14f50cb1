import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { longestQuery } from '~/lib/search/knowledge-search'
import { useCombobox } from './use-combobox'

interface SearchFieldOptions {
  id: string
  isInDialog?: boolean
  /** The topic, on which the results depend, too. */
  topic?: string | undefined
  /** Called with what was typed, including before hydration. */
  onType?: (query: string) => void
  /** Called on blur. */
  onLeave?: () => void
}

/** A search field with results while typing. It is uncontrolled, so it keeps what was typed before hydration. */
export function useSearchField({ id, isInDialog, topic = '', onType, onLeave }: SearchFieldOptions) {
  const element = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [isReached, setReached] = useState(false)
  const { field, list, isClosed } = useCombobox(`${id}-treffer`, `${topic} ${query}`, isInDialog)

  function type(text: string) {
    setQuery(text.trim())
    onType?.(text.trim())
  }

  const takeOver = useEffectEvent((input: HTMLInputElement) => {
    if (input.value) type(input.value)
    if (input.matches(':focus')) setReached(true)
  })
  // Must run before `useSearchAddress` sets the query of the address.
  useLayoutEffect(() => {
    if (element.current) takeOver(element.current)
  }, [])

  return {
    query,
    /** The field was focused or has a query, and Escape has not closed the list. */
    isWanted: (isReached || query !== '') && !isClosed,
    list,
    element,
    /** Sets the query from outside. */
    show: (text: string) => {
      if (!element.current || element.current.value.trim() === text) return
      element.current.value = text
      setQuery(text)
    },
    input: {
      ...field,
      id,
      ref: element,
      type: 'text',
      autoComplete: 'off',
      maxLength: longestQuery,
      enterKeyHint: 'search',
      onInput: (event: React.InputEvent<HTMLInputElement>) => type(event.currentTarget.value),
      onFocus: () => setReached(true),
      onBlur: () => {
        field.onBlur()
        onLeave?.()
      },
    },
  } as const
}
