import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildGraph, graphScript } from '../../../../src/tools/graph/build.ts'
import { extractBlocks } from '../../../../src/tools/graph/extract.ts'
import { example } from '../../../../src/tools/graph/facts.ts'
import { kindChoices, publishedKind } from '../../../../src/tools/graph/business-kinds.ts'
import { builtFindings, builtGraph } from '../../../../src/tools/graph/graph-report.ts'
import { readGraph } from '../../../../src/tools/graph/read.ts'
import { readMaster } from '../../../../src/tools/graph/read-master.ts'

type Fields = Readonly<Record<string, string>>
const office = { ...example, besuch: 'nein', telefon: '+41 52 123 45 67' }
const shop = { ...office, besuch: 'ja', typ: 'Bakery', koordinaten: '47.13713, 7.24600' }
const graphOf = (fields: Fields) => buildGraph(readMaster(fields))
const textOf = (fields: Fields) => JSON.stringify(graphOf(fields))
const rules = (fields: Fields) => builtGraph(fields).findings.map(({ rule }) => rule)

test('without a home page nothing is there to copy, and unreadable hours are said to be missing', () => {
  expect(builtGraph({ name: 'X' })).toMatchObject({ script: '', verdict: { state: 'unchecked' } })
  expect(builtGraph({ ...office, startseite: 'Startseite' }).script).toBe('')
  const { findings } = builtGraph({ ...shop, zeiten: 'Di-Sa 11-23 Uhr (Küche bis 21.30 Uhr)' })
  expect(findings[0]?.remedy).toContain('keine Öffnungszeiten')
})

test('a firm without a counter is an Organization, with its WebSite and its Service', () => {
  const firm = { '@id': 'https://schreinerei-muster.ch/#betrieb' }
  expect(graphOf(office)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...firm,
        legalName: 'Schreinerei Muster GmbH',
        address: { postalCode: '8400', addressRegion: 'ZH', addressCountry: 'CH' },
        vatID: 'CHE-123.456.788 MWST',
        iso6523Code: '0183:CHE123456788',
      },
      { '@type': 'WebSite', publisher: firm },
      { '@type': 'Service', areaServed: ['Winterthur'], provider: firm },
    ],
  })
  expect(rules(office)).toEqual([])
})

test('a firm that can be visited is a local business with coordinates, zeros at the end kept', () => {
  const [firm] = readGraph([{ place: '', json: graphOf(shop) }]).nodes
  expect(firm?.described[0]).toMatchObject({
    '@type': 'Bakery',
    geo: { latitude: '47.13713', longitude: '7.24600' },
  })
  expect(rules(shop)).toEqual([])
})

test('without VAT there is no vatID, and a wrong UID is left out', () => {
  expect(textOf({ ...office, mwst: '' })).not.toContain('vatID')
  expect(textOf({ ...office, mwst: '' })).toContain('0183:CHE123456788')
  expect(textOf({ ...office, uid: 'CHE-123.456.789' })).not.toContain('CHE')
})

test.each<[string, Fields]>([
  ['graph/no-name', { ...office, name: ' ' }],
  ['graph/url', { ...office, startseite: 'Startseite' }],
  ['graph/address-advised', { ...shop, strasse: '', plz: '', ort: '' }],
  ['graph/address-advised', { ...shop, strasse: '' }],
  ['graph/address-advised', { ...office, strasse: '' }],
  ['graph/advised', { ...office, logo: '' }],
  ['graph/uid', { ...office, uid: 'CHE-123.456.789' }],
  ['graph/advised', { ...shop, koordinaten: '' }],
  ['graph/kind', { ...shop, typ: 'Dentis' }],
  ['graph/geo', { ...shop, koordinaten: 'im Dorf' }],
  ['graph/kind', { ...shop, typ: 'Tischler' }],
  ['graph/kind', { ...shop, typ: 'Organization' }],
  ['graph/value', { ...office, profile: 'Verband' }],
  ['graph/service', { ...office, leistungen: '; https://e.ch/s' }],
  ['graph/service-address', { ...office, leistungen: 'Schrank; /schrank' }],
  // The check of any page says these of the block that was built.
  ['graph/text', { ...office, bild: 'foto.jpg' }],
  ['graph/value', { ...office, kanton: 'XX' }],
  ['graph/value', { ...office, gegruendet: '1.3.1998' }],
  ['graph/value', { ...shop, koordinaten: '8.72950, 47.49917' }],
  ['profile/hours-unread', { ...shop, zeiten: 'Mo 25:00–26:00' }],
])('the rule %s is reported', (rule, fields) => {
  expect(rules(fields)).toContain(rule)
})

test('an unreadable address is one mistake, and services without pages of their own are none', () => {
  expect(rules({ ...office, leistungen: 'Schrank\nTisch' })).toEqual([])
  const told = builtGraph({ ...office, startseite: 'velokeller', leistungen: 'Schrank; /schrank' }).findings
  expect(told.filter(({ remedy }) => remedy.includes('https://')).map(({ place }) => place)).toEqual([
    'Startseite',
    'Leistung 1',
  ])
})

test('the kind of a business has a German name, and an unknown one is not published', () => {
  expect(textOf({ ...shop, typ: 'Coiffeur' })).toContain('"@type":"HairSalon"')
  for (const typ of ['Metzgerei', 'Restaurant & Bar', 'Bäckerei-Konditorei', 'Take-away'])
    expect(rules({ ...shop, typ })).not.toContain('graph/kind')
  expect(kindChoices.filter(({ value }) => publishedKind(value) !== value)).toEqual([])
  const { script, findings } = builtGraph({ ...shop, typ: 'Tischler' })
  expect(script).toContain('"@type": "LocalBusiness"')
  expect(findings).toMatchObject([{ rule: 'graph/kind', place: 'Typ' }])
})

test.each([{ gegruendet: 'seit 1998' }, { gegruendet: '1.4.1998' }, { profile: '@muster\nhttps://a.ch/x' }])(
  'what is unreadable in %j is told and not published',
  (fields) => {
    const { script, findings } = builtGraph({ ...shop, ...fields })
    expect(findings).toMatchObject([{ rule: 'graph/value' }])
    expect(script).not.toMatch(/seit|1\.4|@muster/)
  },
)

test.each([
  [{ gegruendet: '3. April 1998' }, 'Schreiben Sie 1998.'],
  [{ plz: '8400 Winterthur' }, /^Schreiben Sie 8400; der Ort gehört ins Feld Ort/],
])('the remedy for %j says what to write', (fields, remedy) => {
  expect(builtGraph({ ...shop, ...fields }).findings).toMatchObject([
    { remedy: expect.stringMatching(remedy) },
  ])
})

const anyFields = fc.dictionary(
  fc.constantFrom(...Object.keys(example)),
  fc.oneof(fc.webUrl(), fc.string({ unit: 'grapheme', maxLength: 20 })),
)

test('any built graph is read back as the same graph, with the same identifiers each time', () => {
  fc.assert(
    fc.property(anyFields, (some) => {
      const fields = { ...example, ...some }
      expect(builtGraph(fields).verdict.word).not.toBe('')
      const graph = graphOf(fields)
      const { blocks, findings } = extractBlocks(`<html>${graphScript(graph)}</html>`)
      expect(findings).toEqual([])
      expect(blocks.map(({ json }) => json)).toEqual([graph])
      expect(graphOf(fields)).toEqual(graph)
    }),
  )
})

test('no text can close the script element', () => {
  const graph = graphOf({ ...office, name: '</script><b>' })
  expect(graphScript(graph).match(/<\/script/g)).toHaveLength(1)
  expect(builtFindings(graph)).toEqual([])
})
