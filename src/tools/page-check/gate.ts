import type { Finding } from '../shared/finding.ts'
import type { ResponseRead } from './read-answer.ts'
import type { PageRead } from './read-page.ts'
import type { AddressVerdict } from './robots/judge-address.ts'

/** What the gates are judged by; what was not pasted is missing or empty. */
export interface Visit {
  address: string
  /** The name of the crawler that stands before the gates, as in robots.txt. */
  crawler: string
  /** What robots.txt says to it of the address; missing where there is no robots.txt. */
  robots?: AddressVerdict | undefined
  response?: ResponseRead
  page?: PageRead
}

/** Whether a page gets through: yes, no, it depends on what cannot be seen here, or what it takes to say so was not pasted. */
export type GateState = 'open' | 'closed' | 'doubtful' | 'unknown'

/** One of the gates between a page and the search. */
export interface Gate {
  name: string
  state: GateState
  /** Why, in a few words. */
  brief: string
  /** Who can open it. */
  opener?: string
  findings: Finding[]
}

/** What a state is called. */
export const stateWords: Record<GateState, string> = {
  open: 'offen',
  closed: 'zu',
  doubtful: 'unsicher',
  unknown: 'nicht geprüft',
}

/** Who opens gates. */
export const host = 'Hoster'
export const developer = 'Entwicklung'
export const editor = 'Redaktion'

export function open(name: string, brief: string, findings: Finding[] = []): Gate {
  return { name, state: 'open', brief, findings }
}

/** A gate that is closed, or may be. */
export function shut(
  state: 'closed' | 'doubtful',
  name: string,
  brief: string,
  opener: string,
  findings: Finding[],
): Gate {
  return { name, state, brief, opener, findings }
}

/** A gate that cannot be judged, because something was not pasted. */
export function unseen(name: string, what: string, findings: Finding[] = []): Gate {
  return { name, state: 'unknown', brief: `${what} fehlt`, findings }
}
