import { describe, expect, test } from 'vitest'
import { checkHouseStyle, checkText } from '../../../../../ssg/check/texts/house-style.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const problems = (body: string) => asPrinted(checkHouseStyle([textFile(body)]))

describe('Swiss spelling refuses', () => {
  test.each([
    ['die Straße', 'ß in «…die Straße…»', 'Die Schweiz schreibt ss.'],
    ['er sagt „ja“', 'ein fremdes Anführungszeichen in «…er sagt „ja“…»', '«Guillemets», darin ‹diese›.'],
    ['er sagt "ja"', 'ein fremdes Anführungszeichen in «…er sagt "ja"…»', '«Guillemets», darin ‹diese›.'],
    ['(»ja«)', 'Guillemets, die nach innen zeigen in «…(»ja«)…»', '«so», nicht »so«.'],
    ['er sagt « ja »', 'ein Leerzeichen in Guillemets in «…er sagt « ja »…»', '«so», ohne Leerzeichen.'],
    ["so geht's", "ein gerader Apostroph in einem Wort in «…so geht's…»", 'Schreiben Sie ’.'],
    [
      'etwa z.B. so',
      'eine Abkürzung ohne Leerzeichen in «…etwa z.B. so…»',
      'z. B. mit geschütztem Leerzeichen.',
    ],
    [
      'etwa d.h. so',
      'eine Abkürzung ohne Leerzeichen in «…etwa d.h. so…»',
      'z. B. mit geschütztem Leerzeichen.',
    ],
    [
      'etwa z. B. so',
      'ein Leerzeichen, an dem die Zeile brechen kann in «…etwa z. B. so…»',
      'U+00A0 zwischen «z.» und «B.».',
    ],
    [
      'nach Art. 19',
      'ein Leerzeichen, das einen Artikel von seiner Nummer trennen kann in «…nach Art. 19…»',
      'U+00A0 zwischen «Art.» und «3».',
    ],
    [
      'UWG lit.\no verlangt',
      'ein Leerzeichen, das einen Artikel von seiner Nummer trennen kann in «…UWG lit. o verlangt…»',
      'U+00A0 zwischen «Art.» und «3».',
    ],
    ['kostet 12000 Franken', 'eine grosse Zahl ohne Trennzeichen in «…kostet 12000 Franken…»', "12'000"],
    ['ganz Ganzheitlich', 'ein Werbewort in «…ganz Ganzheitlich…»', 'Sagen Sie, was genau gemeint ist.'],
    ['CHF 1.200', 'ein Tausendertrennzeichen, das nicht der gerade Apostroph ist in «…CHF 1.200…»', "1'000"],
    [
      'CHF 12’000',
      'ein Tausendertrennzeichen, das nicht der gerade Apostroph ist in «…CHF 12’000…»',
      "1'000",
    ],
    [
      'alle Kund*innen',
      'ein Sonderzeichen für das Geschlecht in «…alle Kund*innen…»',
      'Mitarbeitende, Kundschaft, oder beide Formen.',
    ],
    [
      'jede:r Kund:in',
      'ein Sonderzeichen für das Geschlecht in «…jede:r Kund:in…»',
      'Mitarbeitende, Kundschaft, oder beide Formen.',
    ],
    [
      'Lager gehen leer aus.',
      'ein Wort, das niemand zur Kundschaft sagt in «…Lager gehen leer aus.…»',
      'Sagen Sie es mit «nicht» oder «kein»: «kann man nicht kaufen», «braucht es nicht».',
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

test('a spelling fault is reported with its line, even inside a paragraph', () => {
  expect(problems('## Titel\n\nEine Zeile,\nnoch eine Zeile\nin der Straße')).toEqual([
    `${file}:5: ß in «…ne Zeile in der Straße…»\n    Die Schweiz schreibt ss.`,
  ])
})

test('the spelling of headings, links, figures and terms is checked, too', () => {
  const texts = ['## Größe', '[Straße](/contact)', '![Maß](a.svg "Fuß")', '<Term id="crawling">Maß</Term>']
  expect(texts.map((text) => problems(text).length)).toEqual([1, 1, 2, 1])
})

test('the spelling in code is not checked', () => {
  expect(problems('Schreiben Sie `"name": "Straße"` so:\n\n```json\n{ "name": "Straße" }\n```')).toEqual([])
})
