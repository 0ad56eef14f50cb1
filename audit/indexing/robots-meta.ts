import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { metas } from '../site/head.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const wanted = ['max-image-preview:large', 'max-snippet:-1']
const unwanted = /nofollow|nosnippet|noimageindex|unavailable_after/

export const robotsMeta: Rule = {
  id: 'robots-meta',
  title: 'Seiten erlauben lange Ausschnitte und grosse Bilder',
  why: 'Ohne diese Angaben darf Google Ausschnitte kürzen und nur kleine Vorschaubilder zeigen; die grossen Karten in Discover brauchen die Erlaubnis.',
  source: sources.robotsMeta,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const orders = metas(page.tree, 'robots')
      const given = orders.join(',').split(/\s*,\s*/)
      const missing = wanted.filter((order) => !given.includes(order))
      const refused = given.filter((order) => unwanted.test(order))
      const place = placeOf(page)
      return [
        ...missing.map((order) => ({ ...place, what: `es fehlt «${order}»`, remedy: 'Im Kopf ergänzen.' })),
        ...refused.map((order) => ({ ...place, what: `«${order}» steht im Weg`, remedy: 'Entfernen.' })),
      ]
    }),
}
