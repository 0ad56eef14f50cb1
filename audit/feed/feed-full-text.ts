import { fromHtml } from 'hast-util-from-html'
import { attributes, elements } from '../site/elements.ts'
import { rssFeeds } from '../site/rss-feed.ts'
import { mainText, visibleText, wordsOf } from '../site/visible-text.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/** The page shows more than the text: breadcrumbs, contents, related pages. */
const leastShare = 0.6

export const feedFullText: Rule = {
  id: 'feed-full-text',
  title: 'Der Feed bringt die ganzen Texte',
  why: 'MSN veröffentlicht, was im Feed steht; ein Anriss genügt nicht. Adressen darin sind vollständig und verschlüsselt, weil der Text fern der Website gelesen wird.',
  source: sources.msnItems,
  severity: 'error',
  covers: (site) => rssFeeds(site).map(({ file }) => file),
  check: (site) =>
    rssFeeds(site).flatMap(({ file, items }) =>
      items.flatMap(({ title, link, html }) => {
        const tree = fromHtml(html, { fragment: true })
        const page = site.indexable.find(({ path }) => site.origin + path === link)
        const expected = page ? wordsOf(mainText(page.tree)).length * leastShare : 0
        const count = wordsOf(visibleText(tree)).length
        const addresses = ['href', 'src'].flatMap((name) => attributes(elements(tree), name))
        const relative = addresses.filter((address) => !/^(https:\/\/|mailto:|tel:)/.test(address))
        return [
          ...(count > expected ? [] : [`«${title}»: nur ${count} Wörter`]),
          ...relative.map((address) => `«${title}»: ${address} ist nicht vollständig oder unverschlüsselt`),
        ].map((what) => ({ file: `dist/${file}`, what, remedy: 'content:encoded vollständig schreiben.' }))
      }),
    ),
}
