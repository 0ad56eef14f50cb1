import { toString } from 'hast-util-to-string'
import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { elements } from '../site/elements.ts'
import { titles } from '../site/head.ts'
import { mainText, wordsOf } from '../site/visible-text.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const excuse = /nicht (gefunden|verfügbar)|not found|\b404\b|existiert nicht/i

/** A page with fewer words than this says nothing, whatever it is about. */
const fewestWords = 50

export const softNotFound: Rule = {
  id: 'soft-404',
  title: 'Keine Seite sieht wie eine Fehlerseite aus',
  why: 'Seiten, die sich entschuldigen oder fast leer sind, behandelt Google wie fehlende Seiten («soft 404») und lässt sie weg.',
  source: sources.statusCodes,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const heading = elements(page.tree, 'h1').map((element) => toString(element))
      const apology = [...titles(page.tree), ...heading].find((text) => excuse.test(text))
      const place = placeOf(page)
      if (apology) {
        return [{ ...place, what: `klingt wie eine Fehlerseite: «${apology}»`, remedy: 'Anders betiteln.' }]
      }
      const count = wordsOf(mainText(page.tree)).length
      if (count >= fewestWords) return []
      return [{ ...place, what: `hat nur ${count} Wörter im Hauptteil`, remedy: 'Füllen oder entfernen.' }]
    }),
}
