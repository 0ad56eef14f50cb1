import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { elements } from '../site/elements.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const feedAnnounced: Rule = {
  id: 'feed-announced',
  title: 'Jede Seite kündigt den Feed an',
  why: 'Feedreader finden ihn von jeder Seite aus, ohne dass jemand seine Adresse kennen muss.',
  source: sources.html,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable
      .filter(({ tree }) => elements(tree, 'link', isFeed).length === 0)
      .map((page) => ({
        ...placeOf(page),
        what: 'kündigt keinen Feed an',
        remedy: '<link rel="alternate" type="application/rss+xml"> ergänzen.',
      })),
}

function isFeed({ rel, type }: { rel?: unknown; type?: unknown }): boolean {
  return [rel].flat().includes('alternate') && /^application\/(rss|atom)\+xml$/.test(String(type))
}
