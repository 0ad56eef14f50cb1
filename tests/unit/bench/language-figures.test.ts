import { expect, test } from 'vitest'
import { textFile } from '../../support/sources/content-files.ts'
import { languageFigures, lix, sumOf } from '../../../bench/language/language-figures.ts'

const figures = (text: string) => languageFigures(textFile(text).tree)

test('headings and paragraphs count, code, tables and the alternatives of figures do not', () => {
  const text =
    '## Ein Titel\n\nUnd drei Worte [hier](/a).\n\n```ts\nkein Wort\n```\n\n| A |\n| --- |\n| nicht |'
  expect(figures(text)).toMatchObject({ words: 6, sentences: 1, negations: 0 })
})

test.each([
  ['Am 20. November 2026 galt Art. 3 Abs. 1. Danach nicht.', 2],
  ['Er fragte «Warum?» und ging. «Darum.» Sie blieb.', 3],
  ['Bei z.\u00A0B. Holz gilt es.', 1],
])('«%s» has %i sentences', (text, sentences) => {
  expect(figures(text).sentences).toBe(sentences)
})

test('what sounds machine-made is counted', () => {
  expect(figures('## Vier Arten\n\nZwei Irrtümer halten sich.\n\nVier.')).toMatchObject({ countedOpeners: 2 })
  expect(figures('Angenommen, es regnet. Angenommenes Beispiel.')).toMatchObject({ supposed: 1 })
  expect(figures('Keiner und niemand sagt nie nichts. Keinesfalls.')).toMatchObject({
    negations: 4,
    somebody: 1,
  })
  expect(figures('Wir bauen. Was wir bauen, hält.')).toMatchObject({ beginningWithWe: 1 })
})

test('a short sentence closes a paragraph like an aphorism only after others', () => {
  expect(figures('Ein erster Satz steht hier. Ein zweiter auch. Darauf kommt es an.').shortClosers).toBe(1)
  expect(figures('Ein erster Satz steht hier. Darauf kommt es an.').shortClosers).toBe(0)
})

test('LIX is the length of sentences and the share of long words', () => {
  // 10 words in 2 sentences, 2 of them long.
  expect(lix(figures('Das Haus ist alt und gross. Die Schreinerei macht Schreibtische.'))).toBeCloseTo(5 + 20)
})

test('pages add up', () => {
  expect(sumOf([figures('Ein Satz.'), figures('Kein Satz hier.')])).toMatchObject({ words: 5, negations: 1 })
})
