import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { metas } from '../site/head.ts'
import { textWidth } from '../site/text-width.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/** Two lines on a desktop in Arial of 14 px, less the room of the ellipsis and of a date: our own limit. */
const widest = 990
const narrowest = 400

export const descriptionWidth: Rule = {
  id: 'description-width',
  title: 'Beschreibungen haben im Suchergebnis Platz',
  why: 'Google nennt keine Höchstlänge und kürzt nach Platz. Unsere Grenze von 990 Pixeln sind knapp zwei Zeilen am Bildschirm; Telefone kürzen früher, darum steht das Wichtige vorne. Unter 400 Pixeln bleibt Platz ungenutzt.',
  source: sources.snippets,
  severity: 'warning',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const description = metas(page.tree, 'description').join(' ')
      const width = Math.round(textWidth(description, 14))
      if (description === '' || (width >= narrowest && width <= widest)) return []
      const what = `Beschreibung ist ${width} Pixel breit`
      const remedy = `Zwischen ${narrowest} und ${widest} Pixeln schreiben.`
      return [{ ...placeOf(page, description), what, remedy }]
    }),
}
