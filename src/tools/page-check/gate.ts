import type { Finding } from '../shared/finding.ts'
import type { ResponseRead } from '../shared/page/read-answer.ts'
import type { PageRead } from '../shared/page/read-page.ts'
import type { AddressVerdict } from './robots/judge-address.ts'

/** The input of the gates. What was not pasted is missing or empty. */
export interface Visit {
  address: string
  /** The name of the crawler in robots.txt. */
  crawler: string
  /** The verdict of robots.txt for crawler and address; missing if no robots.txt was pasted. */
  robots: AddressVerdict | undefined
  /** The style sheets and scripts of the page that robots.txt forbids. */
  barred: string[]
  response: ResponseRead | undefined
  page: PageRead | undefined
}

/** Whether a page passes: yes, no, unclear, or unknown, because the necessary input was not pasted. */
export type GateState = 'open' | 'closed' | 'doubtful' | 'unknown'

/** One of the conditions for a page to appear in the search. */
export interface Gate {
  name: string
  state: GateState
  /** The reason in a few words. */
  brief: string
  /** Who can fix it. */
  opener?: string
  /** For the verdict, what a closed gate prevents if the search still shows the page or its target. */
  prevents?: string
  findings: Finding[]
}

export const stateWords: Record<GateState, string> = {
  open: 'offen',
  closed: 'zu',
  doubtful: 'unsicher',
  unknown: 'nicht geprüft',
}

/** Who can fix a gate. */
export const host = 'Ihr Hoster'
export const developer = 'Ihre Web-Agentur'
export const editor = 'wer Ihre Texte pflegt'

export function open(name: string, brief: string, findings: Finding[] = []): Gate {
  return { name, state: 'open', brief, findings }
}

/** A gate that is closed, if the first finding is an error, or may be. */
export function shut(name: string, brief: string, opener: string, findings: Finding[]): Gate {
  const state = findings[0]?.grade === 'error' ? 'closed' : 'doubtful'
  return { name, state, brief, opener, findings }
}

/** A gate that was not checked, because something was not pasted. */
export function unseen(name: string, what: string, findings: Finding[] = []): Gate {
  return { name, state: 'unknown', brief: `${what} fehlt`, findings }
}
