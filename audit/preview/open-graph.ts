import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { links, metas } from '../site/head.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const properties = [
  'og:title',
  'og:type',
  'og:url',
  'og:description',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
]

export const openGraph: Rule = {
  id: 'open-graph',
  title: 'Geteilte Links zeigen Titel, Text und Bild',
  why: 'Wird eine Seite in einem Chat oder Netzwerk geteilt, machen diese Angaben aus der nackten Adresse eine Einladung.',
  source: sources.openGraph,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const place = placeOf(page)
      const findings = properties
        .filter((name) => metas(page.tree, name).filter((value) => value.trim() !== '').length !== 1)
        .map((name) => ({ ...place, what: `${name} steht nicht genau einmal`, remedy: 'Im Kopf nennen.' }))
      const shared = metas(page.tree, 'og:url').join()
      if (shared !== '' && shared !== links(page.tree, 'canonical').join()) {
        const what = `og:url ist ${shared}, nicht die kanonische Adresse`
        findings.push({ ...place, what, remedy: 'Dieselbe Adresse nennen.' })
      }
      return findings
    }),
}
