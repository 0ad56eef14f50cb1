import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { longestQuery } from '~/lib/search/knowledge-search'
import { useCombobox } from './use-combobox'

interface SearchFieldOptions {
  id: string
  isInDialog?: boolean
  /** What else than the query the answers depend on. */
  topic?: string | undefined
  /** Called when the visitor has typed, also before React came. */
  onType?: (query: string) => void
  /** Called when the focus leaves the field. */
  onLeave?: () => void
}

/** A field that is searched from while the visitor types. The field owns its text, so that what was typed before React came stays. */
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
  // Before `useSearchAddress` puts in what the address asks for.
  useLayoutEffect(() => {
    if (element.current) takeOver(element.current)
  }, [])

  return {
    query,
    /** Whether the visitor is about to search, or does. */
    isWanted: (isReached || query !== '') && !isClosed,
    list,
    element,
    /** Searches for what was not typed here. */
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
