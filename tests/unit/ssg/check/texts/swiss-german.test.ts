import { describe, expect, test } from 'vitest'
import { checkSwissGerman, checkText } from '../../../../../ssg/check/texts/swiss-german.ts'
import { articleFile, asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const problems = (body: string) => asPrinted(checkSwissGerman([textFile(body)]))

describe('Swiss spelling refuses', () => {
  test.each([
    ['die Straße', 'ß in «…die Straße…»', 'Switzerland writes ss.'],
    ['er sagt „ja“', 'a foreign quotation mark in «…er sagt „ja“…»', '«Guillemets», inside them ‹these›.'],
    ['er sagt "ja"', 'a foreign quotation mark in «…er sagt "ja"…»', '«Guillemets», inside them ‹these›.'],
    ['(»ja«)', 'guillemets that point inwards in «…(»ja«)…»', '«so», not »so«.'],
    ['er sagt « ja »', 'a space inside guillemets in «…er sagt « ja »…»', '«so», without spaces.'],
    ["so geht's", "a straight apostrophe in a word in «…so geht's…»", 'Write ’.'],
    ['etwa z.B. so', 'an abbreviation without a space in «…etwa z.B. so…»', 'z. B. with a protected space.'],
    ['etwa d.h. so', 'an abbreviation without a space in «…etwa d.h. so…»', 'z. B. with a protected space.'],
    ['etwa z. B. so', 'a space that may break a line in «…etwa z. B. so…»', 'U+00A0 between «z.» and «B.».'],
    [
      'nach Art. 19',
      'a space that may part an article from its number in «…nach Art. 19…»',
      'U+00A0 between «Art.» and «3».',
    ],
    [
      'UWG lit.\no verlangt',
      'a space that may part an article from its number in «…UWG lit. o verlangt…»',
      'U+00A0 between «Art.» and «3».',
    ],
    ['CHF 1.200', 'a thousands separator that is not the straight apostrophe in «…CHF 1.200…»', "1'000"],
    ['CHF 12’000', 'a thousands separator that is not the straight apostrophe in «…CHF 12’000…»', "1'000"],
    [
      'alle Kund*innen',
      'a special character for gender in «…alle Kund*innen…»',
      'Mitarbeitende, Kundschaft, or both forms.',
    ],
    [
      'jede:r Kund:in',
      'a special character for gender in «…jede:r Kund:in…»',
      'Mitarbeitende, Kundschaft, or both forms.',
    ],
    [
      'Lager gehen leer aus.',
      'a word that nobody says to a customer in «…Lager gehen leer aus.…»',
      'Say it with «nicht» or «kein»: «kann man nicht kaufen», «braucht es nicht».',
    ],
  ])('«%s»', (text, message, hint) => {
    expect(asPrinted(checkText(file, 1, text))).toEqual([`${file}:1: ${message}\n    ${hint}`])
  })
})

describe('Swiss spelling accepts', () => {
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
  ])('«%s»', (text) => {
    expect(checkText(file, 1, text).map(({ message }) => message)).toEqual([])
  })
})

test('a fault is printed with its line, also inside a long paragraph', () => {
  expect(problems('## Titel\n\nEine Zeile,\nnoch eine Zeile\nin der Straße')).toEqual([
    `${file}:5: ß in «…ne Zeile in der Straße…»\n    Switzerland writes ss.`,
  ])
})

test('headings, links, figures and terms are read too', () => {
  const texts = ['## Größe', '[Straße](/contact)', '![Maß](a.svg "Fuß")', '<Term id="crawling">Maß</Term>']
  expect(texts.map((text) => problems(text).length)).toEqual([1, 1, 2, 1])
})

test('code is left alone', () => {
  expect(problems('Schreiben Sie `"name": "Straße"` so:\n\n```json\n{ "name": "Straße" }\n```')).toEqual([])
})

test('facts are read, and printed with their line', () => {
  const faults = asPrinted(checkSwissGerman([articleFile({ title: 'Große Straßen finden' })]))
  expect(faults).toEqual([`${file}:3: ß in «…Große Straßen finden…»\n    Switzerland writes ss.`])
})
