import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSearch, createWordSearch } from '../../../../src/lib/search/search.ts'
import type { TextPart } from '../../../../src/lib/search/excerpt.ts'
import type { IndexedPage } from '../../../../src/lib/search/search-index.ts'
import { indexedPage, indexOf, smallIndex, smallPaths } from '../../../support/components/small-index.ts'

const search = await createSearch(smallIndex)
const found = (query: string) => search(query).map(({ path, hash }) => path + (hash && `#${hash}`))
const marked = (parts: TextPart[] = []) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)
const { entities, vitals, links, terms } = smallPaths

test.each([
  ['a word of the text', 'presse', `${links}#teil-0`],
  ['a word of a title, in capital letters', 'LINKBUILDING', links],
  ['half a word', 'linkb', links],
  ['a typing error', 'linkbiulding', links],
  ['a missing letter', 'wissengraph', `${entities}#teil-0`],
  ['an inflected word', 'Strassen', `${links}#teil-0`],
  ['an umlaut spelled out', 'mueller', `${entities}#teil-0`],
  ['an umlaut without its dots', 'muller', `${entities}#teil-0`],
  ['an umlaut as two characters', 'mu\u0308ller', `${entities}#teil-0`],
  ['ß for ss', 'straße', `${links}#teil-0`],
  ['a tool’s activity', 'robots prüfen', `${terms}#werkzeug-robots`],
  ['a question with filler words', 'Was ist eigentlich das Linkbuilding?', links],
  ['a term of the glossary', 'was ist ttfb', `${terms}#begriff-ttfb`],
])('%s finds its section: %s', (_, query, address) => {
  expect(found(query)[0]).toBe(address)
})

test('a word is found before the groups of letters are indexed, and a part of a compound after it', async () => {
  const early = await createWordSearch(smallIndex)
  expect(early.search('linkbuilding')[0]?.path).toBe(links)
  expect(early.search('building')).toEqual([])
  const complete = await early.complete()
  expect(complete('building')[0]?.path).toBe(links)
})

test('a question ranks the page that answers it first, even if another has its words more often', async () => {
  const asked = await createSearch(
    indexOf([
      indexedPage(links, {
        title: 'Adresse ändern',
        typed: 'adresse ändern',
        questions: ['Was kostet das?'],
      }),
      indexedPage(vitals, { title: 'Umzug', questions: ['Wie kann ich meine Adresse ändern?'] }),
    ]),
  )
  expect(asked('adresse ändern')[0]?.path).toBe(links)
  expect(asked('wie kann ich meine adresse aendern')[0]?.path).toBe(vitals)
})

test('an article on a term ranks before the glossary entry', () => {
  expect(found('was ist entity')).toEqual([entities, `${terms}#begriff-entitaet`])
})

test('each page is one result, linked to its best section, or to its top if the title matches', () => {
  expect(found('google')).toHaveLength(3)
  expect(found('entitäten zählen')[0]).toBe(`${entities}#teil-0`)
  expect(found('vitals')[0]).toBe(vitals)
  expect(found('vitals bilder')[0]).toBe(`${vitals}#teil-0`)
})

test('a page with all words ranks first, and other pages say which words they lack', () => {
  const [first, ...others] = search('google presse').map(({ path, missing }) => ({ path, missing }))
  expect(first).toEqual({ path: links, missing: [] })
  for (const { missing } of others) expect(missing).toEqual(['presse'])
  expect(search('wissensgraphen adresse')[0]).toMatchObject({ path: entities, missing: [] })
})

test('if no page has all words, the closest pages are found and say which words they lack', () => {
  const [first, ...others] = search('linkbuilding presse xqzw')
  expect([first?.path, first?.missing]).toEqual([links, ['xqzw']])
  for (const { missing } of others) expect(missing).toContain('xqzw')
  expect(search('xqzw')).toEqual([])
})

const one = (facts: Partial<Parameters<typeof indexedPage>[1]>) =>
  indexedPage('/contact', { title: 'Verschiedenes', ...facts })
const other = (facts: Partial<Parameters<typeof indexedPage>[1]>) =>
  indexedPage('/agb', { title: 'Anderes', ...facts })
const third = indexedPage('/impressum', { title: 'Drittes' })

/** What a search over such pages finds, in order. */
async function foundAmong(query: string, ...pages: IndexedPage[]): Promise<string[]> {
  const among = await createSearch(indexOf(pages))
  return among(query).map(({ path }) => path)
}

test('a match in the title ranks before one in a heading, and that before one in the text', async () => {
  const inText = other({ sections: { Anderes: 'Newsletter' } })
  const inHeading = indexedPage('/impressum', { title: 'Anderes', sections: { Newsletter: 'Anderes' } })
  const inTitle = one({ title: 'Newsletter', sections: { Anderes: 'Anderes' } })
  expect(await foundAmong('newsletter', inText, inHeading, inTitle)).toEqual([
    '/contact',
    '/impressum',
    '/agb',
  ])
})

test.each([
  ['its description', { description: 'Newsletter für Vereine.' }],
  ['its topic', { subject: 'Newsletter' }],
  ['a question that it answers', { questions: ['Wie schreibe ich einen Newsletter?'] }],
])('what a page is about ranks before what another page mentions: %s', async (_, facts) => {
  const mentions = other({ sections: { Anderes: 'Newsletter, und noch ein Newsletter.' } })
  expect(await foundAmong('newsletter', mentions, one(facts), third)).toEqual(['/contact', '/agb'])
})

const sections = { Anderes: 'Eine falsche Adresse.' }

test.each([
  [
    'ranks first among the pages with its words',
    'adresse falsch',
    other({ sections }),
    one({ typed: 'adresse adresse ändern', sections }),
  ],
  ['is found by a word that no text has', 'Rückverweis', other({}), one({ typed: 'rückverweise' })],
  [
    'is found by stop words alone',
    'wo seid ihr',
    other({ title: 'Was sind wir', sections: { Anderes: 'Wo seid ihr, wo seid ihr?' } }),
    one({ typed: 'wo seid ihr' }),
  ],
])('a page with a listed search %s', async (_, query, ...pages) => {
  expect((await foundAmong(query, ...pages, third))[0]).toBe('/contact')
})

test.each([
  ['französisch', 'Franzoesisch'],
  ['strasse', 'Straße'],
  ['cafe', 'Café'],
  ['Verzeichnisses', 'Verzeichnissen'],
  ['kanaelen', 'Kanal'],
  ['uebersetzen', 'Übersetzungen'],
  ['Israels', 'Israel'],
])('the query %s finds a text with %s', async (query, written) => {
  expect(await foundAmong(query, other({}), one({ sections: { Anderes: `Ein ${written}.` } }))).toEqual([
    '/contact',
  ])
})

test('an unknown compound is found by its parts, and a page with both parts ranks first', async () => {
  const half = other({ title: 'Modelle', sections: { Anderes: 'Ein Modell.' } })
  const whole = one({ title: 'Scoring', sections: { Anderes: 'Das Modell des Scorings.' } })
  expect((await foundAmong('scoringmodell', half, whole, third))[0]).toBe('/contact')
})

test('a query of unknown words finds the nearest pages, marked as a guess', () => {
  const [first] = search('verlinkungsbuilding')
  expect([first?.path, first?.isGuess]).toEqual([links, true])
  expect(search('linkbuilding')[0]?.isGuess).toBe(false)
})

test('found words are marked in title, heading and excerpt; without excerpt the description is shown', () => {
  const [title] = search('linkbuilding')
  expect(marked(title?.title)).toEqual(['Linkbuilding'])
  const [section] = search('entitaeten muller')
  expect([marked(section?.heading), marked(section?.excerpt)]).toEqual([['Entitäten'], ['Müller']])
  const [described] = search('core')
  expect(described?.excerpt.map(({ text }) => text).join('')).toBe('Laden, Reaktion und Stabilität.')
})

test.each([
  ['/services/linkbuilding', 'Leistung'],
  ['/knowledge-base/entity-seo', 'Artikel'],
  ['/contact', 'Seite'],
] as const)('a result for %s says that it is «%s»', async (path, kind) => {
  const among = await createSearch(indexOf([indexedPage(path, { title: 'Newsletter' })]))
  expect(among('newsletter')[0]?.kind).toBe(kind)
})

test('the result for a term or a tool says what it is, and has its name as title', () => {
  expect(search('ttfb')[0]).toMatchObject({
    kind: 'Glossar',
    title: [{ text: 'TTFB', isMatch: true }],
    heading: [],
  })
  expect(search('robots')[0]?.kind).toBe('Werkzeug')
})

test('a topic limits the results to its articles', () => {
  expect(search('google', { topic: 'entities' }).map(({ path }) => path)).toEqual([entities])
  expect(search('ttfb', { topic: 'entities' })).toEqual([])
  expect(search('google', { topic: 'no-such-topic' })).toEqual([])
})

test('a search returns at most twelve pages', async () => {
  const many = await createSearch(indexOf(Array.from({ length: 14 }, () => other({ title: 'Bericht' }))))
  expect(many('bericht')).toHaveLength(12)
})

test('any query is answered without an error, and one without a word finds nothing', () => {
  for (const query of ['', ' ', '?!', '«»', '.*', '👩‍💻', '\u0000']) expect(search(query)).toEqual([])
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => Array.isArray(search(query))))
})

test.each(['a', 'google ', '(.*)+', '👩‍💻', '__proto__ constructor '])(
  '20,000 characters of «%s» are searched in less than 100 ms',
  (piece) => {
    const start = process.cpuUsage()
    search(piece.repeat(20_000 / piece.length))
    // What this process has worked: the machine has other things to do.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(100)
  },
)
