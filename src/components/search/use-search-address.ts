import { useHydrated, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { knowledgeSearch, type KnowledgeSearch } from '~/lib/search/knowledge-search'
import { topicOf, topicParams, type Topic } from '~/lib/site/topic-params'

/** The debounce before the query is written to the address, in ms. Safari allows 100 changes in 30 s. */
const pause = 300

/** Query and topic of the address. Empty during hydration, because the prerendered HTML serves every query. */
function useAsked(): KnowledgeSearch {
  const search = useSearch({ from: '/knowledge-base/' })
  return useHydrated() ? search : {}
}

/** The topic in the address. */
export function useTopic(): Topic | undefined {
  return topicOf(useAsked().thema)
}

/**
 * Syncs query and topic with the address, without new entries in the history. Calls `show` with the query of the address after loading and after a
 * navigation.
 */
export function useSearchAddress(show: (query: string) => void) {
  const router = useRouter()
  const { q = '' } = useAsked()
  const typed = useRef<{ query: string; timer: number }>(undefined)

  // A pending edit wins over the address.
  const arrive = useEffectEvent((query: string) => typed.current ?? show(query))
  // In a layout effect, because the results must be there before the scroll position is restored.
  useLayoutEffect(() => void arrive(q), [q])
  useEffect(() => () => clearTimeout(typed.current?.timer), [])

  function write(change: { q?: string | undefined; thema?: string | undefined }) {
    // A navigation to another page may be pending.
    if (router.state.location.pathname !== '/knowledge-base') return
    void router.navigate({
      from: '/knowledge-base/',
      to: '/knowledge-base',
      search: (search) => knowledgeSearch({ ...search, ...change }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }

  function takeTyped(): { q?: string } {
    const { query, timer } = typed.current ?? {}
    clearTimeout(timer)
    typed.current = undefined
    return query === undefined ? {} : { q: query }
  }

  return {
    type: (query: string) => {
      clearTimeout(typed.current?.timer)
      typed.current = { query, timer: window.setTimeout(() => write(takeTyped()), pause) }
    },
    choose: (topic: Topic | undefined) => {
      write({ ...takeTyped(), thema: topic && topicParams[topic] })
    },
    /** Writes the pending query at once, before a navigation adds its entry. */
    flush: () => {
      if (typed.current) write(takeTyped())
      router.history.flush()
    },
  }
}
