import { expect, test } from 'vitest'
import { checkInternalLinks, checkLinkedSections } from '../../../../../ssg/check/texts/internal-links.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const paths = ['/', '/contact', '/knowledge-base/entity-seo', '/knowledge-base/swiss-seo']
const other = textFile('## Häufige Fragen', '/knowledge-base/swiss-seo')
const problems = (body: string) =>
  asPrinted(checkInternalLinks([textFile(body), other], paths, 'https://www.example.com'))

test.each([
  '[Kontakt](/contact)',
  '[Schweiz](/knowledge-base/swiss-seo#haeufige-fragen)',
  '[Quellen](/knowledge-base/swiss-seo#quellen)',
  '## Ablauf\n\n[unten](#ablauf)',
  '[Start](/#contact)',
  '[Post](mailto:kontakt@example.com)',
  '[Quelle](source:w-inp)',
])('the text %j has no problem', (body) => {
  expect(problems(body)).toEqual([])
})

test.each([
  [
    '[E](/knowledge-base/entity-sei)',
    '3: die Seite /knowledge-base/entity-sei gibt es nicht; gemeint ist wohl «/knowledge-base/entity-seo»',
  ],
  ['[Chat](/knowledge-base/clips-seo)', '3: die Seite /knowledge-base/clips-seo gibt es nicht\n'],
  ['[K](/Contact)', '3: die Seite /Contact gibt es nicht'],
  ['[K](//example.com)', '3: die Seite //example.com gibt es nicht'],
  ['[Seite](./swiss-seo)', '3: «./swiss-seo» ist weder die Adresse einer Seite noch eine Quelle'],
  ['[Seite](Source:w-inp)', '3: «Source:w-inp» ist weder die Adresse'],
  ['[Seite]()', '3: ein Link ohne Adresse'],
  [
    '[Seite](https://www.example.com)',
    '3: https://www.example.com ist eine Adresse dieser Website; ihr Pfad ist /\n',
  ],
  [
    '[S](http://example.com/contact#a)',
    '3: http://example.com/contact#a ist eine Adresse dieser Website; ihr Pfad ist /contact#a',
  ],
  [
    '[Fragen](/knowledge-base/swiss-seo#fragen)',
    '3: /knowledge-base/swiss-seo hat keine Überschrift #fragen; gemeint ist wohl «haeufige-fragen»\n    Es gibt: #haeufige-fragen, #quellen, #weiterlesen',
  ],
  ['# Titel', '3: ein Text hat keine Überschrift mit #'],
  ['## Quellen', '3: eine zweite Überschrift #quellen'],
  ['## Über uns\n\n### Ueber uns', '5: eine zweite Überschrift #ueber-uns'],
])('%j is reported with its line and the remedy', (body, message) => {
  expect(problems(`Text\n\n${body}`)).toEqual([expect.stringContaining(`${file}:${message}`)])
})

test('a missing heading that code links to is reported', () => {
  const text = textFile('## Dauer\n\nText', '/agb')
  expect(checkLinkedSections([text], { '/agb': ['dauer'], '/contact': ['a'] })).toEqual([])
  expect(asPrinted(checkLinkedSections([text], { '/agb': ['kuendigung'] }))).toEqual([
    expect.stringMatching(
      /^src\/content\/agb\.mdx: hat keine Überschrift #kuendigung, .*\n {4}.*sections\.ts: #dauer, /,
    ),
  ])
})
