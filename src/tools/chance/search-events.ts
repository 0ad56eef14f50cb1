import type { RuleSource } from '../shared/finding.ts'

/** An event that changes the figures of Google Search without a change on the website. */
export interface SearchEvent {
  name: string
  /** First and last day, both included. */
  from: string
  to: string
}

/** The events from the sources below. Dates are in Google's time zone (US Pacific). */
export const searchEvents: SearchEvent[] = [
  { name: 'Core-Update vom März 2025', from: '2025-03-13', to: '2025-03-27' },
  { name: 'Core-Update vom Juni 2025', from: '2025-06-30', to: '2025-07-17' },
  { name: 'Spam-Update vom August 2025', from: '2025-08-26', to: '2025-09-22' },
  { name: 'Core-Update vom Dezember 2025', from: '2025-12-11', to: '2025-12-29' },
  { name: 'Spam-Update vom März 2026', from: '2026-03-24', to: '2026-03-25' },
  { name: 'Core-Update vom März 2026', from: '2026-03-27', to: '2026-04-08' },
  { name: 'Core-Update vom Mai 2026', from: '2026-05-21', to: '2026-06-02' },
  { name: 'Spam-Update vom Juni 2026', from: '2026-06-24', to: '2026-06-26' },
  { name: 'Spam-Update vom August 2026', from: '2026-08-18', to: '2026-08-21' },
  { name: 'Spam-Update vom September 2026', from: '2026-09-24', to: '2026-10-08' },
]

/** The period for which the list is complete. Outside, a missing event means nothing. */
export const listCovers = { from: '2025-01-01', to: '2026-10-08' }

export const eventSources: RuleSource[] = [
  {
    title: 'Google Search Status Dashboard: Ranking',
    url: 'https://status.search.google.com/products/rGHU1u87FJnkP6W2GwMi/history',
    read: '2026-11-22',
  },
]
