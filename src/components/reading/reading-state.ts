import { createContext, use, type RefObject } from 'react'
import type { Source } from '~/lib/site/source'
import { onDemand } from '../on-demand'

/** What is known of somebody who reads a text. */
interface ReadingState {
  /** Whether somebody does: has scrolled, pointed or used the keyboard since the text is on the page. */
  isRead: boolean
  /** The footnote that was followed to the list of sources last. */
  followed: Footnote | undefined
  follow: (footnote: Footnote) => void
}

export interface Footnote {
  mark: RefObject<HTMLAnchorElement | null>
  source: Source
}

/** The id of the footnote's mark that was followed last, which the way back leads to. */
export const wayBackId = 'fundstelle'

/** Provided by `Prose`. */
export const ReadingState = createContext<ReadingState>({
  isRead: false,
  followed: undefined,
  follow: () => undefined,
})

/** What only a reader needs: links to sections to copy, previews of sources, the mark of the section being read. */
export const readingTools = onDemand(() => import('./reading-tools'))

/** The tools, once somebody reads the text around and their code has come: the text is on the page before. */
export function useReadingTools() {
  const code = readingTools.useCode()
  return use(ReadingState).isRead ? code : undefined
}

export const termTooltip = onDemand(() => import('./explained-term'))
