import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import type { Source } from '~/lib/site/source'
import { onDemand } from '../on-demand'

/** What is known of somebody who reads a text. */
interface Reading {
  /** Whether somebody does: has scrolled, pointed or used the keyboard since the text is on the page. */
  isRead: boolean
  /** The footnote that was followed to the list of sources last. */
  followed: Footnote | undefined
}

export interface Footnote {
  mark: RefObject<HTMLAnchorElement | null>
  source: Source
}

/** The id of the footnote's mark that was followed last, which the way back leads to. */
export const wayBackId = 'fundstelle'

const unread: Reading = { isRead: false, followed: undefined }

/** A store, because a context with another value would have React render anew what it has not taken over yet, such as a tool. */
export function createReading() {
  const listeners = new Set<() => void>()
  let reading = unread
  const change = (changed: Partial<Reading>) => {
    reading = { ...reading, ...changed }
    for (const listener of listeners) listener()
  }
  return {
    now: () => reading,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    begin: () => change({ isRead: true }),
    follow: (followed: Footnote) => change({ followed }),
  }
}

/** Provided by `Prose`. */
export const ReadingState = createContext(createReading())

/** Whether somebody reads the text around. In a transition, so that React works on many terms in slices. */
export function useIsRead(): boolean {
  const { subscribe, now } = use(ReadingState)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const follow = () => startTransition(() => setRead(now().isRead))
    if (now().isRead) follow()
    return subscribe(follow)
  }, [subscribe, now])
  return isRead
}

/** The footnote of the text around that was followed last. */
export function useFollowed(): Footnote | undefined {
  const { subscribe, now } = use(ReadingState)
  return useSyncExternalStore(
    subscribe,
    () => now().followed,
    () => unread.followed,
  )
}

/** What only a reader needs: links to sections to copy, previews of sources, the mark of the section being read. */
export const readingTools = onDemand(() => import('./reading-tools'))

/** The tools, once somebody reads the text around and their code has come: the text is on the page before. */
export function useReadingTools() {
  const code = readingTools.useCode()
  return useIsRead() ? code : undefined
}

export const termTooltip = onDemand(() => import('./explained-term'))
