import { fileAt } from '../site/audited-site.ts'
import { rssFeeds } from '../site/rss-feed.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const feedImages: Rule = {
  id: 'feed-images',
  title: 'Jeder Beitrag im Feed hat ein Bild',
  why: 'MSN veröffentlicht nur Beiträge mit Bild selbsttätig. Das Bild muss über https abrufbar sein.',
  source: sources.msnContent,
  severity: 'error',
  covers: (site) => rssFeeds(site).map(({ file }) => file),
  check: (site) =>
    rssFeeds(site).flatMap(({ file, items }) =>
      items
        .filter(({ images }) => !images.some((address) => isThere(address, site)))
        .map(({ title, images }) => ({
          file: `dist/${file}`,
          what: `«${title}»: ${images.join(', ') || 'kein Bild'}`,
          remedy: 'Mit media:content ein vorhandenes Bild nennen.',
        })),
    ),
}

function isThere(address: string, site: Parameters<typeof rssFeeds>[0]): boolean {
  if (!address.startsWith(`${site.origin}/`)) return false
  return fileAt(site, new URL(address).pathname) !== undefined
}
