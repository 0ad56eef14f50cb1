import type { RuleSource } from '../shared/finding.ts'

/** An event that changes the figures of Google Search without a change on the website. */
export interface SearchEvent {
  name: string
  /** First and last day, both included. */
  from: string
  to: string
  /** The figures that it affects. */
  moves: 'all' | 'impressions' | 'discover'
}

/** The events from the sources below. Dates are in Google's time zone (US Pacific). */
export const searchEvents: SearchEvent[] = [
  { name: 'Core-Update vom März 2025', from: '2025-03-13', to: '2025-03-27', moves: 'all' },
  { name: 'Core-Update vom Juni 2025', from: '2025-06-30', to: '2025-07-17', moves: 'all' },
  { name: 'Spam-Update vom August 2025', from: '2025-08-26', to: '2025-09-22', moves: 'all' },
  { name: 'Core-Update vom Dezember 2025', from: '2025-12-11', to: '2025-12-29', moves: 'all' },
  {
    name: 'Messfehler der Search Console: Impressionen zu hoch ausgewiesen',
    from: '2025-05-13',
    to: '2026-04-27',
    moves: 'impressions',
  },
  { name: 'Discover-Update', from: '2026-02-05', to: '2026-02-27', moves: 'discover' },
  { name: 'Spam-Update vom März 2026', from: '2026-03-24', to: '2026-03-25', moves: 'all' },
  { name: 'Core-Update vom März 2026', from: '2026-03-27', to: '2026-04-08', moves: 'all' },
  { name: 'Core-Update vom Mai 2026', from: '2026-05-21', to: '2026-06-02', moves: 'all' },
  { name: 'Spam-Update vom Juni 2026', from: '2026-06-24', to: '2026-06-26', moves: 'all' },
  { name: 'Spam-Update vom August 2026', from: '2026-08-18', to: '2026-08-21', moves: 'all' },
  { name: 'Spam-Update vom September 2026', from: '2026-09-24', to: '2026-10-08', moves: 'all' },
]

/** The period for which the list is complete. Outside, a missing event means nothing. */
export const listCovers = { from: '2025-01-01', to: '2026-10-08' }

export const eventSources: RuleSource[] = [
  {
    title: 'Google Search Status Dashboard: Ranking',
    url: 'https://status.search.google.com/products/rGHU1u87FJnkP6W2GwMi/history',
    read: '2026-11-22',
  },
  {
    title: 'Serpary: Google Search Console Long-Term Data Logging Issue Fixed (17. Mai 2026)',
    url: 'https://serpary.com/en/news/google-search-console-data-logging-issue-fixed',
    read: '2026-11-22',
  },
]
