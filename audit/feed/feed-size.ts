import { feedFiles } from '../site/rss-feed.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const largest = 10_000_000

export const feedSize: Rule = {
  id: 'feed-size',
  title: 'Der Feed ist höchstens 10 MB gross',
  why: 'Grössere Dateien nimmt MSN nicht an, und auch Feedreader holen sie bei jedem Besuch von Neuem.',
  source: sources.msnFeed,
  severity: 'error',
  covers: feedFiles,
  check: (site) =>
    feedFiles(site).flatMap((name) => {
      const bytes = site.files.get(name)?.length ?? 0
      if (bytes <= largest) return []
      return [{ file: `dist/${name}`, what: `hat ${bytes} Bytes`, remedy: 'Ältere Beiträge weglassen.' }]
    }),
}
