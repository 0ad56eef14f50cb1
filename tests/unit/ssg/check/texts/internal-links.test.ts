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

test.each(['hier', 'Mehr dazu', 'dieser Artikel'])(
  'a link with the words «%s» is reported, because they do not name its target',
  (words) => {
    expect(problems(`[${words}](/contact)`)).toEqual([
      `${file}:1: der Link «${words}» sagt nicht, wohin er führt\n    Verlinken Sie die Worte, die das Ziel nennen: Wer Links vorgelesen bekommt, hört nur sie.`,
    ])
  },
)

test('a link to a missing page is reported with its line and the page that was probably meant', () => {
  const remedy =
    'Verlinken Sie eine andere, oder entfernen Sie den Link; die Seiten sind die Dateien von src/routes.'
  expect(
    problems(
      'Text\n\n[Entität](/knowledge-base/entity-sei) und\n[nichts](/xy) und\n[Chat](/knowledge-base/clips-seo)',
    ),
  ).toEqual([
    `${file}:3: die Seite /knowledge-base/entity-sei gibt es nicht; gemeint ist wohl «/knowledge-base/entity-seo»\n    ${remedy}`,
    `${file}:4: die Seite /xy gibt es nicht\n    ${remedy}`,
    `${file}:5: die Seite /knowledge-base/clips-seo gibt es nicht\n    ${remedy}`,
  ])
})

test.each(['/contact/', '/Contact', '/contact.html', '//example.com', '/contact?x=1'])(
  'a link to %s is reported, because no page has that address',
  (address) => {
    expect(problems(`[Kontakt](${address})`)).toHaveLength(1)
  },
)

test.each([
  'swiss-seo',
  './swiss-seo',
  'www.example.org',
  'Source:w-inp',
  'javascript:alert(1)',
  'htps://example.org',
])('a link to «%s» is reported, because that is no address', (address) => {
  expect(problems(`Text\n\n[Seite](${address})`)).toEqual([
    `${file}:3: «${address}» ist weder die Adresse einer Seite noch eine Quelle\n    Schreiben Sie \`[Worte](/pfad)\`, \`[Worte](/pfad#abschnitt)\` oder \`[Worte](source:name)\`.`,
  ])
})

test('a link without an address is reported', () => {
  expect(problems('[Seite]()')).toEqual([expect.stringContaining(`${file}:1: ein Link ohne Adresse\n`)])
})

test.each([
  ['https://www.example.com/contact', '/contact'],
  ['http://example.com/knowledge-base/swiss-seo#quellen', '/knowledge-base/swiss-seo#quellen'],
  ['https://www.example.com', '/'],
])('a link to the own site by its full address, %s, is reported with its path', (address, path) => {
  expect(problems(`Text\n\n[Seite](${address})`)).toEqual([
    `${file}:3: ${address} ist eine Adresse dieser Website; ihr Pfad ist ${path}\n    Verlinken Sie eigene Seiten mit ihrem Pfad.`,
  ])
})

test('a link to a missing heading is reported with the one that was probably meant and those that exist', () => {
  expect(problems('[Fragen](/knowledge-base/swiss-seo#fragen)')).toEqual([
    `${file}:1: /knowledge-base/swiss-seo hat keine Überschrift #fragen; gemeint ist wohl «haeufige-fragen»\n    Es gibt: #haeufige-fragen, #quellen, #weiterlesen`,
  ])
})

test('two headings with the same id are reported, even if the page’s frame adds one of them', () => {
  expect(problems('## Über uns\n\n### Ueber uns\n\n## Quellen')).toEqual([
    `${file}:3: eine zweite Überschrift #ueber-uns\n    Benennen Sie eine von beiden anders.`,
    `${file}:5: eine zweite Überschrift #quellen\n    Benennen Sie eine von beiden anders.`,
  ])
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

test('an h1 in a text is reported', () => {
  expect(problems('# Titel')).toEqual([
    `${file}:1: ein Text hat keine Überschrift mit #\n    Der Titel ist die h1. Beginnen Sie mit ##.`,
  ])
})
