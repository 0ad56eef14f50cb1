import { rssFeeds, type FeedItem } from '../site/rss-feed.ts'
import type { AuditedSite } from '../site/audited-site.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const feedItems: Rule = {
  id: 'feed-items',
  title: 'Jeder Beitrag im Feed hat Titel, Adresse, Datum und feste Kennung',
  why: 'MSN weist Beiträge ohne diese Angaben zurück und erkennt Aktualisierungen nur an einer Kennung, die gleich bleibt. Die Adresse der Seite ist die beständigste.',
  source: sources.msnItems,
  severity: 'error',
  covers: (site) => rssFeeds(site).map(({ file }) => file),
  check: (site) =>
    rssFeeds(site).flatMap(({ file, items }) =>
      items.flatMap((item, index) => {
        const isRepeated = items.findIndex(({ guid }) => guid === item.guid) !== index
        return [...faultsOf(item, site), ...(isRepeated ? [`Kennung ${item.guid} steht mehrmals`] : [])].map(
          (what) => ({ file: `dist/${file}`, what, remedy: 'Im Feed berichtigen.' }),
        )
      }),
    ),
}

function faultsOf({ title, link, guid, published }: FeedItem, { indexable, origin }: AuditedSite): string[] {
  const name = title || link || guid
  return [
    ...(title === '' || /<\w/.test(title) || title.length > 150
      ? [`«${name}»: Der Titel ist leer, hat HTML oder mehr als 150 Zeichen`]
      : []),
    ...(indexable.some(({ path }) => link === origin + path) ? [] : [`«${name}»: ${link} ist keine Seite`]),
    ...(guid === link ? [] : [`«${name}»: Kennung ist «${guid}», nicht die Adresse der Seite`]),
    ...(isMoment(published) ? [] : [`«${name}»: pubDate ist «${published}»`]),
  ]
}

/** RFC 822 with a year of four digits, as RSS 2.0 asks. */
function isMoment(text: string): boolean {
  return (
    /^(\w{3}, )?\d{1,2} \w{3} \d{4} \d\d:\d\d(:\d\d)? ([+-]\d{4}|GMT|UT)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  )
}
