import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSearch } from '../../../../src/lib/search/search.ts'
import type { TextPart } from '../../../../src/lib/search/excerpt.ts'
import type { PagePath } from '../../../../src/lib/site/page-path.ts'
import type { IndexedPage } from '../../../../src/lib/search/search-index.ts'
import { indexedPage, indexOf, smallIndex } from '../../../support/components/small-index.ts'

const search = await createSearch(smallIndex)
const found = (query: string) => search(query).map(({ path, hash }) => path + (hash && `#${hash}`))
const marked = (parts: TextPart[] = []) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)

const entitySeo = '/knowledge-base/entity-seo'
const coreWebVitals = '/knowledge-base/core-web-vitals'
const linkbuilding = '/services/linkbuilding'

test.each([
  ['a word of the text', 'presse', `${linkbuilding}#teil-0`],
  ['a word of a title', 'linkbuilding', linkbuilding],
  ['capital letters', 'LINKBUILDING', linkbuilding],
  ['half a word', 'linkb', linkbuilding],
  ['a typing error', 'linkbiulding', linkbuilding],
  ['a missing letter', 'wissengraph', `${entitySeo}#teil-0`],
  ['an inflected word', 'Strassen', `${linkbuilding}#teil-0`],
  ['an umlaut', 'Müller', `${entitySeo}#teil-0`],
  ['an umlaut spelled out', 'mueller', `${entitySeo}#teil-0`],
  ['an umlaut without its dots', 'muller', `${entitySeo}#teil-0`],
  ['an umlaut as two characters', 'mu\u0308ller', `${entitySeo}#teil-0`],
  ['ß for ss', 'straße', `${linkbuilding}#teil-0`],
  ['a part of a compound', 'verzeichnisse', `${entitySeo}#teil-1`],
  ['another name', 'rückverweise', linkbuilding],
  ['the frame of a question', 'Was ist eigentlich das Linkbuilding?', linkbuilding],
  ['a term of the glossary', 'was ist ttfb', '/knowledge-base#begriff-ttfb'],
])('%s finds its section: %s', (_, query, address) => {
  expect(found(query)[0]).toBe(address)
})

test('an article on a term comes before the entry of the glossary', () => {
  expect(found('was ist entity')).toEqual([entitySeo, '/knowledge-base#begriff-entitaet'])
})

test('a page is found once, by its best section, or as such where its title says it', () => {
  expect(found('google')).toHaveLength(3)
  expect(found('entitäten zählen')[0]).toBe(`${entitySeo}#teil-0`)
  expect(found('vitals')[0]).toBe(coreWebVitals)
  expect(found('vitals bilder')[0]).toBe(`${coreWebVitals}#teil-0`)
})

test('the page with all words comes first, in one section or several, and others say what they lack', () => {
  const [first, ...others] = search('google presse').map(({ path, missing }) => ({ path, missing }))
  expect(first).toEqual({ path: linkbuilding, missing: [] })
  for (const { missing } of others) expect(missing).toEqual(['presse'])
  expect(found('wissensgraphen adresse')).toHaveLength(1)
})

test('if no page has all words, those with most of them are found, and say what they lack', () => {
  const [first, ...others] = search('linkbuilding presse xqzw')
  expect([first?.path, first?.missing]).toEqual([linkbuilding, ['xqzw']])
  for (const { missing } of others) expect(missing).toContain('xqzw')
  expect(search('xqzw')).toEqual([])
})

test('a page that is about one word comes before those that have a part of it and the other one', async () => {
  const ranked = await createSearch(
    indexOf([
      indexedPage('/agb', { title: 'Anderes', sections: { Anderes: 'Vorlage, mit einem Bericht.' } }),
      indexedPage('/impressum', { title: 'Bericht', sections: { Anderes: 'Eine Vorlage.' } }),
      indexedPage('/contact', {
        title: 'Zahlen',
        sections: { 'Der Monatsbericht': 'Was ein Monat bringt.' },
      }),
    ]),
  )
  const [first] = ranked('monatsbericht vorlage')
  expect([first?.path, first?.missing]).toEqual(['/contact', ['vorlage']])
})

test('a title counts more than a heading, and that more than the text', async () => {
  const ranked = await createSearch(
    indexOf([
      indexedPage('/agb', { title: 'Anderes', sections: { Anderes: 'Newsletter' } }),
      indexedPage('/impressum', { title: 'Anderes', sections: { Newsletter: 'Anderes' } }),
      indexedPage('/contact', { title: 'Newsletter', sections: { Anderes: 'Anderes' } }),
    ]),
  )
  expect(ranked('newsletter').map(({ path }) => path)).toEqual(['/contact', '/impressum', '/agb'])
})

/** What a search over such pages finds, in order. */
async function foundAmong(
  query: string,
  pages: IndexedPage[],
  searches: Partial<Record<PagePath, string[]>> = {},
): Promise<string[]> {
  const among = await createSearch(indexOf(pages, { searches }))
  return among(query).map(({ path }) => path)
}

test.each([
  ['its description', { description: 'Newsletter für Vereine.' }],
  ['its topic', { subject: 'Newsletter' }],
  ['a question that it answers', { questions: ['Wie schreibe ich einen Newsletter?'] }],
])('what a page is about counts more than what another mentions: %s', async (_, facts) => {
  const mentions = { Anderes: 'Newsletter, und noch ein Newsletter.' }
  const pages = [
    indexedPage('/agb', { title: 'Anderes', sections: mentions }),
    indexedPage('/contact', { title: 'Verschiedenes', ...facts }),
    indexedPage('/impressum', { title: 'Drittes' }),
  ]
  expect(await foundAmong('newsletter', pages)).toEqual(['/contact', '/agb'])
})

test('of pages that have all words, the one for which more is typed with them comes first', async () => {
  const pages = [
    indexedPage('/agb', {
      title: 'Anderes',
      sections: { Vertrag: 'Eine falsche Adresse.' },
    }),
    indexedPage('/contact', {
      title: 'Verzeichnisse',
      sections: { Einträge: 'Wenn etwas falsch ist.' },
    }),
    indexedPage('/impressum', { title: 'Drittes' }),
  ]
  const searches = ['Adresse ändern', 'Adresse berichtigen', 'alte Adresse im Netz', 'Adresse veraltet']
  expect(await foundAmong('adresse falsch', pages, { '/contact': searches })).toEqual(['/contact', '/agb'])
})

test.each([
  'newsletter coiffeur',
  'coiffeur newsletter',
  'newsletter tipps',
  'newsletter wordpress',
  'newsletter 2027',
  'newsletter marketing',
])('for whom, where, with what or how is asked says less than what: %s', async (query) => {
  const example = 'Ein Coiffeur mit WordPress gab 2027 Tipps für Marketing; er hat auch einen Newsletter.'
  const pages = [
    indexedPage('/agb', {
      title: 'Coiffeur, WordPress, Tipps, Marketing, 2027',
      sections: { Beispiel: example },
    }),
    indexedPage('/contact', { title: 'Newsletter', description: 'Wie ein Newsletter entsteht.' }),
    indexedPage('/impressum', { title: 'Drittes' }),
  ]
  expect((await foundAmong(query, pages))[0]).toBe('/contact')
})

test('a query of nothing but qualifiers asks for them', async () => {
  const pages = [
    indexedPage('/agb', { title: 'SEO in der Schweiz' }),
    indexedPage('/contact', { title: 'Anderes', sections: { Orte: 'Bern, und Schweiz.' } }),
    indexedPage('/impressum', { title: 'Drittes' }),
  ]
  expect((await foundAmong('schweiz kmu', pages))[0]).toBe('/agb')
})

test('whoever asks the question of a page finds it, however much is typed for another', async () => {
  const searches = [
    'Artikel auf MSN',
    'MSN Artikel',
    'MSN Partner',
    'MSN Redaktion',
    'Artikel für MSN',
    'kommen MSN Artikel',
  ]
  const pages = [
    indexedPage('/agb', { title: 'Publishing' }),
    indexedPage('/contact', { title: 'Bing', questions: ['Wie kommen Artikel auf MSN?'] }),
    indexedPage('/impressum', { title: 'Drittes' }),
  ]
  expect((await foundAmong('wie kommen artikel auf msn', pages, { '/agb': searches }))[0]).toBe('/contact')
})

test('a question as it is asked finds the page that answers it, not those with more of its words', async () => {
  const pages = [
    indexedPage('/agb', {
      title: 'Google und seine Dienste',
      sections: { 'Google findet statt': 'Wo findet das statt? Google findet, Google sucht.' },
    }),
    indexedPage('/contact', { title: 'Erste Schritte', questions: ['Warum findet mich Google nicht?'] }),
    indexedPage('/impressum', { title: 'Google' }),
  ]
  expect((await foundAmong('warum findet google mich nicht', pages))[0]).toBe('/contact')
})

test('code is found, after every page that has the word in its text', async () => {
  const pages = [
    indexedPage('/agb', { title: 'Schriften', code: 'src: local("Arial"); local; local; local' }),
    indexedPage('/contact', { title: 'Anderes', sections: { Anderes: 'Einmal local.' } }),
    indexedPage('/impressum', { title: 'Drittes' }),
  ]
  expect(await foundAmong('local', pages)).toEqual(['/contact', '/agb'])
})

test('a name with a point is one word', async () => {
  const pages = [
    indexedPage('/agb', { title: 'Local', code: 'local("Arial") CH', sections: { CH: 'Local in CH.' } }),
    indexedPage('/contact', { title: 'Verzeichnisse', sections: { Einträge: 'Zuerst local.ch prüfen.' } }),
    indexedPage('/impressum', { title: 'Drittes' }),
  ]
  expect((await foundAmong('local.ch', pages))[0]).toBe('/contact')
})

test('a word comes before one that only ends like it, and «stattfindet» is not «findet»', async () => {
  const pages = [
    indexedPage('/agb', { title: 'Stattfinden', sections: { Stattfinden: 'Was stattfindet.' } }),
    indexedPage('/contact', { title: 'Anderes', sections: { Anderes: 'Wer sucht, findet.' } }),
    indexedPage('/impressum', { title: 'Unterlagsboden', sections: { Anderes: 'Lagsboden.' } }),
  ]
  expect(await foundAmong('findet', pages)).toEqual(['/contact'])
})

test.each([
  ['franzoesisch', 'Französisch'],
  ['französisch', 'Franzoesisch'],
  ['franzosisch', 'Französisch'],
  ['geschaeftsbericht', 'Geschäftsbericht'],
  ['strasse', 'Straße'],
])('%s finds %s', async (query, written) => {
  const pages = [
    indexedPage('/agb', { title: 'Anderes' }),
    indexedPage('/contact', { title: 'Drittes', sections: { Anderes: `Ein ${written}.` } }),
  ]
  expect(await foundAmong(query, pages)).toEqual(['/contact'])
})

test('a compound that no page has is found by its parts, and a page with both comes first', async () => {
  const pages = [
    indexedPage('/agb', { title: 'Modelle', sections: { Anderes: 'Ein Modell.' } }),
    indexedPage('/contact', { title: 'Scoring', sections: { Anderes: 'Das Modell des Scorings.' } }),
    indexedPage('/impressum', { title: 'Drittes' }),
  ]
  expect((await foundAmong('scoringmodell', pages))[0]).toBe('/contact')
})

test('what is like none of the words leads to the pages that have the nearest, and is told as a guess', () => {
  const [first] = search('verlinkungsbuilding')
  expect([first?.path, first?.isGuess]).toEqual([linkbuilding, true])
  expect(search('linkbuilding')[0]?.isGuess).toBe(false)
})

test('what was found is marked in title, heading and excerpt', () => {
  const [title] = search('linkbuilding')
  expect(marked(title?.title)).toEqual(['Linkbuilding'])
  const [section] = search('entitaeten muller')
  expect(marked(section?.heading)).toEqual(['Entitäten'])
  expect(marked(section?.excerpt)).toEqual(['Müller'])
})

test('where only the title matches, the description stands for an excerpt', () => {
  const [first] = search('core')
  expect(first?.excerpt.map(({ text }) => text).join('')).toBe('Laden, Reaktion und Stabilität messen.')
})

test('a topic leaves its articles only', () => {
  expect(search('google', { topic: 'entities' }).map(({ path }) => path)).toEqual([entitySeo])
  expect(search('ttfb', { topic: 'entities' })).toEqual([])
  expect(search('google', { topic: 'no-such-topic' })).toEqual([])
})

test('at most so many pages are found as are asked for, or eight', async () => {
  const many = await createSearch(
    indexOf(Array.from({ length: 12 }, () => indexedPage('/agb', { title: 'Bericht' }))),
  )
  expect(many('bericht')).toHaveLength(8)
  expect(many('bericht', { most: 12 })).toHaveLength(12)
})

test('a query without a word finds nothing', () => {
  for (const query of ['', ' ', '?!', '«»', '.*', '👩‍💻', '\u0000']) expect(search(query)).toEqual([])
})

test('any query is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      expect(search(query)).toBeInstanceOf(Array)
    }),
  )
})

test.each(['a', 'ä ', 'google ', '(.*)+', '👩‍💻', '\u0300', '__proto__ constructor '])(
  '20,000 characters of «%s» are answered at once',
  (piece) => {
    const start = process.cpuUsage()
    search(piece.repeat(20_000 / piece.length))
    // What this process has worked: the machine has other things to do.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(100)
  },
)
