import { useHydrated, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { knowledgeSearch, type KnowledgeSearch } from '~/lib/search/knowledge-search'
import { topicOf, topicParams, type Topic } from '~/lib/site/topic-params'

/** How long nobody types before the address follows, in ms. Safari allows 100 changes in 30 s. */
const pause = 300

/** What the address of the knowledge base asks for: nothing in the prerendered HTML, which serves every query. */
function useAsked(): KnowledgeSearch {
  const search = useSearch({ from: '/knowledge-base/' })
  return useHydrated() ? search : {}
}

/** The topic that the address asks for. */
export function useTopic(): Topic | undefined {
  return topicOf(useAsked().thema)
}

/** Writes into the address what is asked for, without a new entry in the history. */
function useAddress() {
  const router = useRouter()
  return (change: { q?: string | undefined; thema?: string | undefined }) => {
    const { pathname } = router.state.location
    // The visitor may be on the way to another page.
    if (pathname !== '/knowledge-base') return
    void router.navigate({
      from: '/knowledge-base/',
      to: '/knowledge-base',
      search: (search) => knowledgeSearch({ ...search, ...change }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }
}

/**
 * Keeps what is typed and chosen in the address, without a new entry in the history. `show` gets what the address asks for, when the page is
 * opened and when a navigation has changed it.
 */
export function useSearchAddress(show: (query: string) => void) {
  const router = useRouter()
  const write = useAddress()
  const { q = '' } = useAsked()
  const typed = useRef<{ query: string; timer: number }>(undefined)

  // What is being typed goes before what the address said.
  const arrive = useEffectEvent((query: string) => typed.current ?? show(query))
  // Before the page is shown: what is found belongs to the place that the way back restores.
  useLayoutEffect(() => void arrive(q), [q])
  useEffect(() => () => clearTimeout(typed.current?.timer), [])

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
    /** At once, and before the entry for another page is made. */
    flush: () => {
      if (typed.current) write(takeTyped())
      router.history.flush()
    },
  }
}
