import type { Finding } from '../shared/finding.ts'
import type { PageRead } from './read-page.ts'
import type { ResponseRead } from './read-response.ts'

/** What the gates are judged by; what was not pasted is missing or empty. */
export interface Visit {
  address: string
  /** The name of the crawler that stands before the gates, as in robots.txt. */
  crawler: string
  robots: string
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

/** Who opens gates. */
export const host = 'Hoster'
export const developer = 'Entwicklung'
export const editor = 'Redaktion'

/** A gate that cannot be judged, because something was not pasted. */
export function unseen(name: string, what: string, findings: Finding[] = []): Gate {
  return { name, state: 'unknown', brief: `${what} fehlt`, findings }
}
