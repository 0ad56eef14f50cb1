import { rssFeeds } from '../site/rss-feed.ts'
import { textsAt } from '../site/xml-document.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const oldest = 365

/** Measured against `lastBuildDate`: the build reads no clock. */
export const feedAge: Rule = {
  id: 'feed-age',
  title: 'Kein Beitrag im Feed ist älter als ein Jahr',
  why: 'MSN nimmt nur Beiträge auf, die weniger als 365 Tage alt und nicht in der Zukunft datiert sind.',
  source: sources.msnItems,
  severity: 'error',
  covers: (site) => rssFeeds(site).map(({ file }) => file),
  check: (site) =>
    rssFeeds(site).flatMap(({ file, root, items }) => {
      const built = Date.parse(textsAt(root, 'channel', 'lastBuildDate').join())
      return items.flatMap(({ title, published }) => {
        const days = (built - Date.parse(published)) / 86_400_000
        if (Number.isNaN(days) || (days >= 0 && days < oldest)) return []
        const what = `«${title}»: ${published} ist nicht im Jahr vor lastBuildDate`
        return [{ file: `dist/${file}`, what, remedy: 'Den Beitrag weglassen oder das Datum berichtigen.' }]
      })
    }),
}
