import { expect, test } from 'vitest'
import { checkHouseStyle, checkText } from '../../../../../ssg/check/texts/house-style.ts'
import { articleFile, asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const problems = (body: string) => asPrinted(checkHouseStyle([textFile(body)]))

test.each([
  ['die Straße', 'ß in'],
  ['er sagt „ja“', 'ein fremdes Anführungszeichen'],
  ['er sagt "ja"', 'ein fremdes Anführungszeichen'],
  ['(»ja«)', 'Guillemets, die nach innen zeigen'],
  ['er sagt « ja »', 'ein Leerzeichen in Guillemets'],
  ["so geht's", 'ein gerader Apostroph'],
  ['etwa d.h. so', 'eine Abkürzung ohne Leerzeichen'],
  ['etwa z. B. so', 'ein Leerzeichen, an dem die Zeile brechen kann'],
  ['nach Art. 19', 'ein Leerzeichen, das einen Artikel von seiner Nummer trennen kann'],
  ['UWG lit.\no verlangt', 'ein Leerzeichen, das einen Artikel von seiner Nummer trennen kann'],
  ['kostet 12000 Franken', 'eine grosse Zahl ohne Trennzeichen'],
  ['CHF 1.200', 'ein Tausendertrennzeichen'],
  ['CHF 12’000', 'ein Tausendertrennzeichen'],
  ['ganz Ganzheitlich', 'ein Werbewort'],
  ['jede:r Kund:in', 'ein Sonderzeichen für das Geschlecht'],
  ['Lager gehen leer aus.', 'ein Wort, das niemand zur Kundschaft sagt'],
])('Swiss spelling refuses «%s»', (text, message) => {
  expect(checkText(file, 1, text)).toMatchObject([{ message: expect.stringContaining(message) }])
})

test.each([
  '«so», auch «mit ‹innen›»',
  'z.\u00A0B. so',
  'Art.\u00A03 Abs.\u00A01 lit.\u00A0s',
  'Texte dieser Art. Sie kosten',
  "CHF 1'200 und 12'000'000",
  'wie’s geht',
  '2,5 Sekunden, 2,345 Meter',
  'CHE-123.456.789',
  'am 21.11.2026',
  'Version 1.200.3',
  'IP 192.168.100.1',
  'Innen und aussen: innen',
])('Swiss spelling accepts «%s»', (text) => {
  expect(checkText(file, 1, text)).toEqual([])
})

test('a spelling fault is reported with its line, even inside a paragraph', () => {
  expect(problems('## Titel\n\nEine Zeile,\nnoch eine Zeile\nin der Straße')).toEqual([
    `${file}:5: ß in «…ne Zeile in der Straße…»\n    Die Schweiz schreibt ss.`,
  ])
})

test('the spelling of headings, links, figures, terms and questions is checked, but not that of code', () => {
  const texts = ['## Größe', '[Straße](/contact)', '![Maß](a.svg "Fuß")', '<Term id="crawling">Maß</Term>']
  expect(texts.map((text) => problems(text).length)).toEqual([1, 1, 2, 1])
  expect(checkHouseStyle([articleFile({ questions: ['Wie groß?', 'Wozu?'] })])).toHaveLength(1)
  expect(problems('Schreiben Sie `"name": "Straße"` so:\n\n```json\n{ "name": "Straße" }\n```')).toEqual([])
})
