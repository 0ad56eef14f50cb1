import { canonicalUrl } from '../src/lib/canonical-url.ts'
import { site } from '../src/lib/site.ts'
import type { OutputFile } from './output-file.ts'
import { lastChange, type SitePage } from './site-page.ts'
import { xml } from './xml.ts'

/** The articles as an Atom feed, the latest change first. */
export function feed(pages: SitePage[]): OutputFile {
  const articles = pages
    .filter(({ page }) => page.kind === 'article')
    .toSorted((one, other) => (lastChange(other) + one.path > lastChange(one) + other.path ? 1 : -1))
  const latest = articles[0]
  if (!latest) throw new Error('a feed needs at least one article')
  const self = canonicalUrl('/feed.xml')
  return {
    path: 'feed.xml',
    content: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de-CH">',
      `<id>${xml(self)}</id>`,
      `<title>${xml(site.shortName)}: Wissen</title>`,
      `<updated>${moment(latest)}</updated>`,
      `<author><name>${xml(site.name)}</name></author>`,
      `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
      `<link rel="alternate" type="text/html" href="${xml(canonicalUrl('/knowledge-base'))}"/>`,
      ...articles.map(entry),
      '</feed>\n',
    ].join('\n'),
  }
}

function entry(listed: SitePage): string {
  const url = xml(canonicalUrl(listed.path))
  const { title, published } = listed.page
  return [
    '<entry>',
    `<id>${url}</id><title>${xml(title)}</title><link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${published}T00:00:00Z</published><updated>${moment(listed)}</updated>`,
    `<summary>${xml(listed.description)}</summary>`,
    '</entry>',
  ].join('\n')
}

function moment(listed: SitePage): string {
  return `${lastChange(listed)}T00:00:00Z`
}
