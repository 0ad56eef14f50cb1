import { checkFeed } from '../../src/tools/feed/check-feed.ts'
import { finished } from '../../src/tools/shared/slices.ts'
import { rssFeeds } from '../site/rss-feed.ts'
import { textOf } from '../site/audited-site.ts'
import { textsAt } from '../site/xml-document.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'
import { toolFindings } from './tool-findings.ts'

/** Judged as of `lastBuildDate`: later, every feed grows old by itself. */
export const toolFeed: Rule = {
  id: 'tool-feed',
  title: 'Der eigene Feed-Prüfer beanstandet nichts',
  why: 'Jeder Beitrag erfüllt Feld für Feld, was MSN verlangt, geprüft mit dem Werkzeug aus dem Artikel darüber.',
  source: sources.msnItems,
  severity: 'error',
  covers: (site) => rssFeeds(site).map(({ file }) => file),
  check: (site) =>
    rssFeeds(site).flatMap(({ file, root }) => {
      const built = Date.parse(textsAt(root, 'channel', 'lastBuildDate').join())
      const { items, findings } = finished(checkFeed(textOf(site, file) ?? '', built))
      const failed = items.flatMap(({ title, fields }) =>
        fields
          .filter(({ verdict }) => verdict === 'fail')
          .map(({ field, says }) => ({
            file: `dist/${file}`,
            what: `«${title}», ${field}: ${says}`,
            remedy: 'Im Artikel oder in ssg/files/feed.ts berichtigen.',
          })),
      )
      return [...toolFindings(file, findings), ...failed]
    }),
}
