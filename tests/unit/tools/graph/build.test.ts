import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buildGraph, graphScript } from '../../../../src/tools/graph/build.ts'
import { extractBlocks } from '../../../../src/tools/graph/extract.ts'
import { graphFindings } from '../../../../src/tools/graph/graph-findings.ts'
import type { MasterData } from '../../../../src/tools/graph/read-master.ts'
import { masterFindings } from '../../../../src/tools/graph/master-findings.ts'
import { readGraph } from '../../../../src/tools/graph/read.ts'
import { example } from './energy-consultancy.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const shop: MasterData = {
  ...example,
  isVisitable: true,
  kind: 'Bakery',
  phone: '+41 32 123 45 67',
  latitude: '47.13713',
  longitude: '7.24600',
}
const textOf = (data: MasterData) => JSON.stringify(buildGraph(data))
const rules = (data: MasterData) => masterFindings(data).map(({ rule }) => rule)

test('a firm without a counter is an organization, with its website and service', () => {
  expect(buildGraph(example)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': 'https://energieberatung-muster.ch/#betrieb',
        legalName: 'Energieberatung Muster AG',
        address: { postalCode: '2502', addressRegion: 'BE', addressCountry: 'CH' },
        vatID: 'CHE-123.456.788 MWST',
        iso6523Code: '0183:CHE123456788',
      },
      { '@type': 'WebSite', publisher: { '@id': 'https://energieberatung-muster.ch/#betrieb' } },
      {
        '@type': 'Service',
        '@id': 'https://energieberatung-muster.ch/heizungsersatz#leistung',
        areaServed: ['Seeland', 'Berner Jura'],
        provider: { '@id': 'https://energieberatung-muster.ch/#betrieb' },
      },
    ],
  })
})

test('the example lacks nothing but its phone number', () => {
  expect(rules(example)).toEqual(['graph/phone-advised'])
})

test('a firm that can be visited is a business with coordinates, zeros at the end kept', () => {
  const [firm] = readGraph([{ place: '', json: buildGraph(shop) }]).nodes
  expect(firm?.described[0]).toMatchObject({
    '@type': 'Bakery',
    geo: { latitude: '47.13713', longitude: '7.24600' },
  })
  expect(rules(shop)).toEqual([])
})

test('without VAT there is no VAT number, and a wrong UID is left out', () => {
  expect(textOf({ ...example, paysVat: false })).not.toContain('vatID')
  expect(textOf({ ...example, paysVat: false })).toContain('0183:CHE123456788')
  expect(textOf({ ...example, uid: 'CHE-123.456.789' })).not.toContain('CHE')
})

test.each<[string, MasterData]>([
  ['graph/name', { ...example, name: ' ' }],
  ['graph/url', { ...example, url: 'energieberatung-muster.ch' }],
  ['graph/https', { ...example, url: 'http://energieberatung-muster.ch/' }],
  ['graph/address', { ...shop, street: '' }],
  ['graph/address-advised', { ...example, street: '' }],
  ['graph/postal-code', { ...example, postalCode: '25022' }],
  ['graph/logo-advised', { ...example, logo: '' }],
  ['graph/logo', { ...example, logo: '/logo.png' }],
  ['graph/phone', { ...example, phone: '032 123 45 67' }],
  ['graph/phone-zero', { ...example, phone: '+41 (0)32 123 45 67' }],
  ['graph/uid', { ...example, uid: 'CHE-123.456.789' }],
  ['graph/uid-advised', { ...example, uid: '' }],
  ['graph/profiles-advised', { ...example, profiles: [] }],
  ['graph/geo-advised', { ...shop, latitude: '', longitude: '' }],
  ['graph/geo', { ...shop, latitude: '47.13' }],
  ['graph/geo', { ...shop, latitude: '97.12345' }],
  ['graph/price-range', { ...shop, priceRange: 'x'.repeat(100) }],
  ['graph/professional-service', { ...shop, kind: 'ProfessionalService' }],
  ['graph/kind', { ...shop, kind: 'Tischler' }],
  ['graph/kind', { ...shop, kind: 'Organization' }],
  ['graph/email', { ...example, email: 'info' }],
  ['graph/profile', { ...example, profiles: ['linkedin.com/company/x'] }],
  ['graph/own-profile', { ...example, profiles: ['https://energieberatung-muster.ch/team'] }],
  ['graph/service-name', { ...example, services: [{ name: '', url: '', area: '' }] }],
  ['graph/service-url', { ...example, services: [{ name: 'a', url: '', area: '' }] }],
])('%s is said', (rule, data) => {
  expect(rules(data)).toContain(rule)
})

const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const address = fc.oneof(fc.webUrl(), text)
const anyData = fc.record({
  ...Object.fromEntries(
    Object.entries(example)
      .filter(([, value]) => typeof value === 'string')
      .map(([key]) => [key, text]),
  ),
  url: address,
  profiles: fc.array(address),
  services: fc.array(fc.record({ name: text, url: address, area: text })),
  isVisitable: fc.boolean(),
  paysVat: fc.boolean(),
})

test('what is built from anything is read back as the same graph, and always gets the same identifiers', () => {
  fc.assert(
    fc.property(anyData, (some) => {
      const data = { ...example, ...some }
      expect(masterFindings(data)).toBeInstanceOf(Array)
      const graph = buildGraph(data)
      const { blocks, findings } = extractBlocks(`<html>${graphScript(graph)}</html>`)
      expect(findings).toEqual([])
      expect(blocks.map(({ json }) => json)).toEqual([graph])
      expect(buildGraph(data)).toEqual(graph)
    }),
  )
})

test('the way back finds no identifier missing in what was built', () => {
  const { blocks } = extractBlocks(graphScript(buildGraph(shop)))
  expect(graphFindings(readGraph(blocks))).toEqual([])
})

test('no text can end the script', () => {
  const graph = buildGraph({ ...example, name: '</script><b>' })
  expect(graphScript(graph).match(/<\/script/g)).toHaveLength(1)
})
