import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { extractBlocks } from '../../../../src/tools/graph/extract.ts'
import { graphFindings } from '../../../../src/tools/graph/graph-report.ts'
import { readGraph, type Json } from '../../../../src/tools/graph/read.ts'
import { processorTime } from '../../../support/processor-time.ts'

/**
 * Sources of expected values: Google's examples of Organization and Local business; the examples in schemaorg/schemaorg; pages in
 * hhursev/recipe-scrapers. `values.test.ts` has Google's required properties by its documentation and adobe/structured-data-validator, `vocabulary.test.ts` schema-dts, and
 * `lib/swiss-formats` the UID.
 */

const graphOf = (...blocks: Json[]) =>
  readGraph(blocks.map((json, index) => ({ place: `Block ${index + 1}`, json })))
/** What is wrong; types that the tool does not judge and advice are another matter. */
const rules = (...blocks: Json[]) =>
  graphFindings(graphOf(...blocks))
    .map(({ rule }) => rule.replace('graph/', ''))
    .filter((rule) => !/type-unchecked|recommended/.test(rule))
const context = 'https://schema.org'
const firm = {
  '@context': context,
  '@type': 'Organization',
  '@id': 'https://a.ch/#firma',
  name: 'A',
  url: 'https://a.ch/',
}

const branch = { ...firm, '@type': 'LocalBusiness', '@id': 'https://a.ch/#thun', address: 'Weg 1, 3600 Thun' }

// The properties of Google's examples (developers.google.com, Organization and Local business), with other values.
const place = { '@type': 'PostalAddress', addressLocality: 'Paris', postalCode: '75001' }
const googleOrganization = {
  '@context': context,
  '@type': 'Organization',
  image: 'https://www.example.com/example_image.jpg',
  url: 'https://www.example.com',
  sameAs: ['https://example.net/profile/example1234', 'https://example.org/example1234'],
  logo: 'https://www.example.com/images/logo.png',
  name: 'Example Corporation',
  email: 'contact@example.com',
  telephone: '+47-99-999-9999',
  address: { ...place, streetAddress: 'Rue Improbable 99', addressCountry: 'FR' },
  vatID: 'FR12345678901',
  iso6523Code: '0199:724500PMK2A2M1SQQ228',
}
const googleRestaurant = {
  '@context': context,
  '@type': 'Restaurant',
  '@id': 'https://steakhouse.example.com',
  name: 'Steak House',
  url: 'https://www.example.com/restaurant-locations/manhattan',
  telephone: '+12122459600',
  priceRange: '$$$',
  address: { ...place, streetAddress: '148 W 51st St', addressCountry: 'US' },
  geo: { '@type': 'GeoCoordinates', latitude: 40.761293, longitude: -73.982294 },
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday'],
      opens: '11:30',
      closes: '22:00',
    },
  ],
}

test.each([
  ['Organization', googleOrganization],
  ['Local business', googleRestaurant],
])('Google’s example of %s has no findings', (_, block) => {
  const published = JSON.stringify(block).replaceAll(/example\.\w+/g, 'a.ch')
  expect(graphFindings(graphOf(JSON.parse(published)))).toEqual([])
})

const of = (type: string, properties: Readonly<Record<string, Json>>) => ({
  '@context': context,
  '@type': type,
  ...properties,
})
const reference = { '@type': 'Organization', '@id': firm['@id'] }

test.each<[string, ...Json[]]>([
  ['context', { '@type': 'Organization', name: 'A', url: 'https://a.ch' }],
  ['context', { ...firm, '@context': 'https://example.org' }],
  ['context', { ...firm, '@context': { '@vocab': 'https://example.org/', s: 'https://schema.org/' } }],
  ['prefix', { '@context': { schema: 'https://schema.org/' }, '@type': 'schema:Atlas' }],
  ['relative-id', { ...firm, '@id': '#firma' }],
  ['dangling', of('WebSite', { name: 'a', publisher: reference })],
  ['contradiction', firm, { ...firm, name: 'B' }],
  ['twin', firm, { ...firm, '@id': 'https://a.ch/#organization' }],
  ['twin', firm, of('LocalBusiness', { name: 'a ' })],
  // What a theme and a plugin write of one firm.
  ['twin', firm, { ...firm, '@id': '_:b', name: 'A GmbH', url: 'http://www.a.ch' }],
  [
    'twin',
    of('Organization', { name: 'A', telephone: '+41 52 123 45 67' }),
    of('Organization', { name: 'A GmbH', telephone: '052 123 45 67' }),
  ],
  ['no-type', { '@context': context, name: 'A' }],
  ['type', { ...firm, '@type': 'Organisation' }],
  ['name', of('Dentist', { address: 'x' })],
  ['address', { ...firm, '@type': 'LocalBusiness' }],
  ['own-rating', { ...firm, aggregateRating: { '@type': 'AggregateRating' } }],
  ['url-advised', of('Organization', { name: 'A' })],
])('the rule %s is reported: %j', (rule, ...blocks) => {
  expect(rules(...blocks)).toContain(rule)
})

// What real pages and the examples of schema.org say, and is right.
test.each<[string, ...Json[]]>([
  ['a context in a list', { ...firm, '@context': ['https://schema.org', { x: 'y' }] }],
  [
    'a vocabulary and a prefix',
    { ...firm, '@context': { '@vocab': 'https://schema.org/', e: 'https://example.org/' } },
  ],
  ['the file of the context', { ...firm, '@context': 'https://schema.org/docs/jsonldcontext.json' }],
  // schemaorg/schemaorg, data/sdo-itemlist-examples.txt (#eg-0377); as many shops write it.
  [
    'an entry of a breadcrumb with address and name alone',
    of('BreadcrumbList', {
      itemListElement: [
        { '@type': 'ListItem', position: 1, item: { '@id': 'https://a.ch/b', name: 'B' } },
        { '@type': 'ListItem', position: 2, name: 'C' },
      ],
    }),
  ],
  // gesund-aktiv.com and goodhousekeeping.com in hhursev/recipe-scrapers, tests/test_data
  [
    'a page that is named by its address',
    of('WebPage', { mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://a.ch/r' } }),
  ],
  // schemaorg/schemaorg, data/ext/pending (#eg-0231)
  [
    'a value of schema.org by its identifier',
    of('Offer', { availability: { '@id': 'https://schema.org/InStock' } }),
  ],
  // recipetineats.com and 75 more of hhursev/recipe-scrapers: Yoast names an author beside its identifier.
  [
    'a reference that repeats type, name and address, as «graph/dangling» asks',
    { ...firm, vatID: 'x' },
    of('WebSite', { name: 'A', url: firm.url, publisher: { ...reference, name: 'A', url: firm.url } }),
  ],
  // taste.com.au in hhursev/recipe-scrapers
  [
    'a firm that is mentioned twice, without an identifier to share',
    of('Article', {
      author: { '@type': 'Organization', name: 'A' },
      publisher: { '@type': 'Organization', name: 'A' },
    }),
  ],
  // schemaorg/schemaorg, data/examples.txt (#eg-0116): only a firm of one's own needs its address.
  ['a place to arrive at', of('ArriveAction', { location: { '@type': 'Hotel', name: 'The Hilton' } })],
  // What schema.org itself calls linked data (docs/datamodel): the entry of another site.
  ['a subject of Wikidata', { ...firm, knowsAbout: { '@id': 'https://www.wikidata.org/wiki/Q72' } }],
  [
    'a hostel, which is no misspelt hotel',
    { ...firm, '@type': 'Hostel', address: { '@type': 'PostalAddress', addressLocality: 'Thun' } },
  ],
  // What Yoast writes into every page; Google's own extension of schema.org.
  [
    'an action that asks for a word',
    of('Organization', {
      ...firm,
      potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=search_term_string' },
    }),
  ],
  // W3C, JSON-LD 1.1, «value object».
  ['a text with its language', { ...firm, slogan: { '@value': 'Gut', '@language': 'de' } }],
  // RFC 3986 §5.2: from the root it is the same on every page. Shopify writes «/products/velo#product».
  ['an identifier from the root', { ...firm, '@id': '/#firma' }],
  ['a blank identifier', { ...firm, '@id': '_:firma' }],
  [
    'a branch with a name of its own',
    firm,
    { ...firm, '@id': 'https://a.ch/bern#filiale', name: 'A Bern', url: 'https://a.ch/bern' },
  ],
])('%s has no findings', (_, ...blocks) => {
  expect(rules(...blocks)).toEqual([])
})

// As the article prescribes it: an Organization with a LocalBusiness for each place.
test.each<[string, Json[]]>([
  ['linked', [firm, { ...branch, parentOrganization: { '@id': firm['@id'] } }]],
  ['nested', [{ ...firm, department: branch }]],
  [
    'at different addresses',
    [branch, { ...branch, '@id': 'https://a.ch/#bern', address: 'Gasse 9, 3011 Bern' }],
  ],
])('a firm and its branches of the same name are no twins if they are %s', (_, blocks) => {
  expect(rules(...blocks)).not.toContain('twin')
  expect(rules(firm, branch)).toContain('twin')
})

test('only scripts of JSON-LD are read from a page, also if their tags are in capitals', () => {
  const html = `<!doctype html><script>{"a":1}</script><SCRIPT type='application/ld+json'>${JSON.stringify(firm)}</SCRIPT>
    <script async type=application/ld+json data-x>[]</script><script type="application/ld+json">never closed`
  expect(extractBlocks(html).blocks).toEqual([
    { place: 'Block 1', json: firm },
    { place: 'Block 2', json: [] },
  ])
})

test.each([
  ['{"a":1,}', 'Komma zu viel'],
  ['{“a”: 1}', 'typografische'],
  ['{"a":"b"\n"c":1}', 'fehlt ein Komma'],
  // kikkoman.eu, atelierdeschefs.fr and 10 more of hhursev/recipe-scrapers
  ['{"text": "\n  Faire fondre"}', 'mehrere Zeilen'],
  ["{'a': 1}", 'doppelten'],
  ['<script type="application/ld+json"><!-- {} --></script>', '«CDATA»'],
  ['<script type="application/ld+json"></script>', 'leer'],
  ['{"a":1 // b\n}', 'Kommentare'],
  ['{"a" 1}', 'bei «…{"a" 1}…» nicht lesbar. Eine Klammer, ein Komma'],
  ['{"a":1}}', 'fehlt oder ist zu viel'],
  ['{"a":', 'halb kopiert'],
  ['{"a":1,"b":"Gast', 'halb kopiert'],
  [
    '{"name":"Gasthaus "Krone" Thun"}',
    'bei «…{"name":"Gasthaus "Krone" T…» nicht lesbar. In einem Text stehen gerade',
  ],
  ['{"text":"<a href="/x">hier</a>"}', 'In einem Text stehen gerade'],
  ['{"name":{{ product.title | json }},"a":1}', 'Platzhalter'],
  ['{"a":1{% if b %},"b":2{% endif %}}', 'Platzhalter'],
])('unreadable JSON %j is explained', (text, words) => {
  const { blocks, findings } = extractBlocks(text)
  expect(blocks).toEqual([])
  expect(findings[0]).toMatchObject({ rule: 'graph/json', problem: expect.stringContaining(words) })
})

test.each([
  [`Hier ist Ihr JSON-LD:\n${JSON.stringify(firm)}\nPassen Sie den Namen an.`, ['graph/unread']],
  [`\`\`\`json\n${JSON.stringify(firm)}\n\`\`\`\nPassen Sie den Namen an.`, []],
  [`Hier:\n\n\`\`\`json\n${JSON.stringify(firm)}\n\`\`\`\n\n**Hinweise**\n- [Telefon] anpassen`, []],
  [`\`\`\`json\n// Firma\n${JSON.stringify(firm)}\`\`\``, ['graph/unread']],
  [`json\n${JSON.stringify(firm)}`, []],
  [`json\nCode kopieren\n${JSON.stringify(firm)}`, []],
  [`${JSON.stringify(firm)}</script>`, []],
])('of what a chatbot writes around a block, %j, the block is read', (text, found) => {
  const { blocks, findings } = extractBlocks(text)
  expect(blocks).toEqual([{ place: 'Block 1', json: firm }])
  expect(findings.map(({ rule }) => rule)).toEqual(found)
})

test('blocks of a chatbot with words between them are read, also if their marks are not in pairs', () => {
  const text = `${JSON.stringify(firm)}\n\`\`\`\nUnd die [Website]:\n\`\`\`json\n[]\n\`\`\`\nFertig.`
  expect(extractBlocks(text)).toEqual({
    blocks: [
      { place: 'Block 1', json: firm },
      { place: 'Block 2', json: [] },
    ],
    findings: [],
  })
})

test.each([
  ['', 'graph/empty'],
  ['<p>', 'graph/no-script'],
  ['<!doctype html><html><head><title>a</title></head><body><p>Text</body></html>', 'graph/no-script'],
  ['<div itemscope itemtype="https://schema.org/Person">', 'graph/other-markup'],
  ['https://a.ch/', 'address/alone'],
  ['<div vocab="https://schema.org/" typeof="Person">', 'graph/other-markup'],
])('the input %j has no JSON-LD to read', (text, rule) => {
  // Google requires none, and what a script inserts is not in the source.
  expect(extractBlocks(text).findings).toMatchObject([{ rule, grade: 'unchecked' }])
})

test('reading any JSON or text throws no error', () => {
  const key = fc.oneof(
    fc.string(),
    fc.constantFrom('@id', '@type', '@graph', '@context', 'name', 'sameAs', 'geo', '__proto__'),
  )
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.constant('Organization'),
      fc.array(tie('tree')),
      fc.dictionary(key, tie('tree')),
    ),
  }))
  fc.assert(
    fc.property(
      fc.oneof(
        tree.map((json) => JSON.stringify(json)),
        fc.string(),
      ),
      (text) => {
        const graph = readGraph(extractBlocks(text).blocks)
        expect(graphFindings(graph)).toBeInstanceOf(Array)
      },
    ),
  )
})

test('a quarter of a megabyte of noise is read in less than 4 seconds, and deep nesting is reported', () => {
  const time = processorTime(() => {
    const deep = `${'{"@type":"Thing","a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    expect(graphFindings(readGraph(extractBlocks(deep).blocks)).map(({ rule }) => rule)).toContain(
      'graph/partly-read',
    )
    const wide = JSON.stringify(
      Array.from({ length: 5000 }, (_, index) => ({
        '@type': `Type${index}`,
        '@id': `#${index % 99}`,
        name: 'x',
      })),
    )
    const inputs = [
      wide,
      '<script '.repeat(31_000),
      '<script type="application/ld+json">{'.repeat(7500),
      `{${'"a" \n '.repeat(40_000)}`,
      '['.repeat(250_000),
    ]
    for (const text of inputs)
      expect(graphFindings(readGraph(extractBlocks(text).blocks))).toBeInstanceOf(Array)
  })
  expect(time).toBeLessThan(4000)
})
