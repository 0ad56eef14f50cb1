import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSearch } from '../../../../src/lib/search/search.ts'
import type { TextPart } from '../../../../src/lib/search/excerpt.ts'
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
  ['a tool by what one does with it', 'robots prüfen', '/knowledge-base#werkzeug-robots'],
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
  expect(search('wissensgraphen adresse')[0]).toMatchObject({ path: entitySeo, missing: [] })
})

test('if no page has all words, those with most of them are found, and say what they lack', () => {
  const [first, ...others] = search('linkbuilding presse xqzw')
  expect([first?.path, first?.missing]).toEqual([linkbuilding, ['xqzw']])
  for (const { missing } of others) expect(missing).toContain('xqzw')
  expect(search('xqzw')).toEqual([])
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
async function foundAmong(query: string, pages: IndexedPage[]): Promise<string[]> {
  const among = await createSearch(indexOf(pages))
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

test('of pages that have the words, the one for which they are typed comes first', async () => {
  const sections = { Anderes: 'Eine falsche Adresse.' }
  const pages = [
    indexedPage('/agb', { title: 'Anderes', sections }),
    indexedPage('/contact', { title: 'Einträge', typed: 'adresse adresse ändern', sections }),
    indexedPage('/impressum', { title: 'Drittes' }),
  ]
  expect((await foundAmong('adresse falsch', pages))[0]).toBe('/contact')
})

test('a word that no text has leads to the page for which it is typed', async () => {
  const pages = [
    indexedPage('/agb', { title: 'Anderes' }),
    indexedPage('/contact', { title: 'Linkaufbau', typed: 'rückverweise' }),
  ]
  expect(await foundAmong('Rückverweis', pages)).toEqual(['/contact'])
})

test('a query of stop words finds the page for which they are typed', async () => {
  const pages = [
    indexedPage('/agb', { title: 'Was sind wir', sections: { Anderes: 'Wo seid ihr, wo seid ihr?' } }),
    indexedPage('/contact', { title: 'Kontakt', typed: 'wo seid ihr' }),
  ]
  expect(await foundAmong('wo seid ihr', pages)).toEqual(['/contact'])
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
  expect(first?.excerpt.map(({ text }) => text).join('')).toBe('Laden, Reaktion und Stabilität.')
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
