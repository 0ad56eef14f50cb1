import { expect, test } from 'vitest'
import { builtGraph, checkedGraph } from '../../../../src/tools/graph/graph-report.ts'
import { example } from '../../../../src/tools/graph/facts.ts'

type Node = Readonly<Record<string, unknown>>

const checked = (node: Node) =>
  checkedGraph({ quelle: JSON.stringify({ '@context': 'https://schema.org', ...node }) })
const rules = (node: Node) => checked(node).findings.map(({ rule }) => rule)
const soon = `${new Date().getFullYear() + 1}-12-31`
const product = {
  '@type': 'Product',
  name: 'Schrank',
  offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'CHF' },
}
const event = {
  '@type': 'MusicEvent',
  name: 'Fest',
  startDate: '2026-12-01T19:30+01:00',
  location: { '@type': 'Place', name: 'Halle', address: 'Weg 1, 8400 Winterthur' },
}
const job = {
  '@type': 'JobPosting',
  title: 'Schreiner',
  description: 'Schränke bauen',
  datePosted: '2026-11-01',
  hiringOrganization: { '@type': 'Organization', name: 'A', url: 'https://a.ch/' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Winterthur', addressCountry: 'CH' },
  },
}
const shop = {
  '@type': 'Bakery',
  '@id': 'https://a.ch/#laden',
  name: 'A',
  url: 'https://a.ch/',
  address: {
    '@type': 'PostalAddress',
    postalCode: '8400',
    addressLocality: 'Winterthur',
    addressCountry: 'CH',
  },
}
const question = {
  '@type': 'Question',
  name: 'Wie?',
  answerCount: 1,
  acceptedAnswer: { '@type': 'Answer', text: 'So.' },
}
const steps = [
  { '@type': 'ListItem', position: 1, name: 'a', item: 'https://a.ch/' },
  { '@type': 'ListItem', position: 2, name: 'b' },
]
const firm = { '@type': 'Organization', '@id': 'https://a.ch/#firma', name: 'A', url: 'https://a.ch/' }

const atHome = {
  ...job,
  jobLocation: undefined,
  applicantLocationRequirements: { '@type': 'Country', name: 'CH' },
  jobLocationType: 'TELECOMMUTE',
  employmentType: ['FULL_TIME', 'INTERN'],
}

test.each<[string, Node]>([
  ['a product with an offer', product],
  ['a price that holds', { ...product, offers: { ...product.offers, priceValidUntil: soon } }],
  ['an event with date and place', event],
  ['an event online', { ...event, location: { '@type': 'VirtualLocation', url: 'https://a.ch/' } }],
  ['a job with its country', job],
  ['a firm', firm],
  // What Squarespace writes; and what themes leave empty.
  [
    'a shop with its hours',
    { ...shop, openingHours: 'Mo 09:00-17:00, Tu-Fr 09:00-12:00', telephone: '', image: '' },
  ],
  ['a job at home', atHome],
  ['a page of questions', { '@type': 'QAPage', mainEntity: question }],
  ['breadcrumbs', { '@type': 'BreadcrumbList', itemListElement: steps }],
  ['a website', { '@type': 'WebSite', name: 'A', url: 'https://a.ch/' }],
  // schemaorg/schemaorg: the examples of these types
  [
    'a product that an offer or a review is about',
    { '@type': 'Offer', itemOffered: { '@type': 'Product', name: 'Schrank' } },
  ],
  ['a subject and an author in words', { '@type': 'WebPage', about: 'Velo', author: 'Anna' }],
  [
    'a role',
    { ...firm, founder: { '@type': 'Role', founder: { '@type': 'Person', name: 'B' }, startDate: '1998' } },
  ],
  [
    'a price of GoodRelations',
    { '@type': 'Offer', businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' },
  ],
  [
    'an action without properties, as in Google’s example of a counter',
    {
      '@type': 'WebPage',
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WatchAction' },
        userInteractionCount: 12,
      },
    },
  ],
  ...['https://schema.org/EventCancelled', 'EventCancelled', 'http://schema.org/EventCancelled'].map(
    (eventStatus): [string, Node] => [`an event of the status ${eventStatus}`, { ...event, eventStatus }],
  ),
  ...['4012345678901', '73513537', 'https://id.gs1.org/01/4012345678901'].map((gtin): [string, Node] => [
    `a product with the GTIN ${gtin}`,
    { ...product, gtin },
  ]),
  // schema.org: a group is not offered for sale itself, its variants are.
  ['a group of products', { '@type': 'ProductGroup', name: 'Schrank', hasVariant: [product] }],
  ...['4.5', '60%', '8/10'].map((ratingValue): [string, Node] => [
    `a product rated ${ratingValue}`,
    { ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue, ratingCount: '12' } },
  ]),
  [
    'a product rated 9 out of 10',
    {
      ...product,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 9, bestRating: 10, ratingCount: 2 },
    },
  ],
])('%s is valid', (_, node) => {
  expect(checked(node)).toMatchObject({ findings: [], verdict: { state: 'right' } })
})

test.each<[string, string, Node]>([
  ['a product without offers', 'graph/required', { ...product, offers: [] }],
  ['an offer without a price', 'graph/required', { ...product, offers: { '@type': 'Offer' } }],
  ['a job without a place', 'graph/required', { '@type': 'JobPosting', title: 'Schreiner' }],
  // adobe/structured-data-validator, src/types/JobPosting.js
  ['a job whose place is a text', 'graph/required', { ...job, jobLocation: 'Zürich' }],
  [
    'a job without its country',
    'graph/required',
    { ...job, jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', postalCode: '8400' } } },
  ],
  ['a job that has expired', 'graph/value', { ...job, validThrough: '2025-02-01' }],
  ['an event whose place is a text', 'graph/required', { ...event, location: 'Zürich' }],
  [
    'an event whose place has no address',
    'graph/required',
    { ...event, location: { '@type': 'Place', name: 'Halle' } },
  ],
  ['a recipe without a picture', 'graph/required', { '@type': 'Recipe', name: 'Suppe', image: '' }],
  [
    'a video without a date',
    'graph/required',
    { '@type': 'VideoObject', name: 'a', thumbnailUrl: 'https://a.ch/b' },
  ],
  [
    'a rating without a count',
    'graph/required',
    { ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } },
  ],
  ...['9', '0.5', 'gut', '4,5'].map((ratingValue): [string, string, Node] => [
    `a rating of ${ratingValue} out of five`,
    'graph/rating',
    { ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount: 3 } },
  ]),
  [
    'a rating with a count of 0',
    'graph/rating',
    { ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 0 } },
  ],
  [
    'a price without its currency',
    'graph/currency',
    { ...product, offers: { '@type': 'Offer', price: '12.50' } },
  ],
  [
    'a breadcrumb without its page',
    'graph/required',
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'a' },
        { '@type': 'ListItem', position: 2, name: 'b' },
      ],
    },
  ],
  [
    'two breadcrumbs at one position',
    'graph/required',
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 2, name: 'a', item: 'https://a.ch/' },
        { '@type': 'ListItem', position: 2, name: 'b' },
      ],
    },
  ],
  ['an unknown currency', 'graph/value', { ...product, offers: { ...product.offers, priceCurrency: 'SFR' } }],
  [
    'an availability in words',
    'graph/value',
    { ...product, offers: { ...product.offers, availability: 'an Lager' } },
  ],
  ['an event without date', 'graph/required', { ...event, startDate: '' }],
  // adobe/structured-data-validator, src/types: Review.js, ListItem.js
  [
    'a review without its subject',
    'graph/required',
    { '@type': 'Review', author: 'A', reviewRating: { '@type': 'Rating', ratingValue: 5 } },
  ],
  [
    'a breadcrumb without a name',
    'graph/required',
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, item: 'https://a.ch/' }],
    },
  ],
  ['a page of questions without any', 'graph/required', { '@type': 'QAPage' }],
  ['a question without an answer', 'graph/required', { '@type': 'Question', name: 'Wie?' }],
  ['an answer without a text', 'graph/required', { '@type': 'Answer' }],
  [
    'an empty address',
    'graph/address',
    { ...firm, '@type': 'Bakery', address: { '@type': 'PostalAddress' } },
  ],
  ['a price with a comma', 'graph/value', { ...product, offers: { '@type': 'Offer', price: '12,50' } }],
  ...(
    [
      ['telephone', '032 123 45 67'],
      ['telephone', '+41 44 123 45 6'],
      ['telephone', '+41 (0)44 123 45 67'],
      ['url', 'www.a.ch'],
      ['foundingDate', '2026-02-30'],
      ['iso6523Code', '0183:CHE123456789'],
      ['vatID', 'CHE-123.456.789 MWST'],
      ['taxID', 'CHE-123.456.789'],
      ['openingHoursSpecification', { opens: '8 Uhr', closes: '17:00' }],
      ['openingHoursSpecification', { dayOfWeek: 'Montag', opens: '08:00', closes: '17:00' }],
      ['geo', { latitude: 7.24608, longitude: 47.13713 }],
      ['geo', { latitude: 47.1371, longitude: 7.24608 }],
      ['geo', { latitude: 97.12345, longitude: 7.24608 }],
      ['address', { addressRegion: 'XX', addressCountry: 'CH' }],
      ['address', { postalCode: '25022', addressCountry: 'CH' }],
    ] as const
  ).map(([key, value]): [string, string, Node] => [
    `${key} of ${JSON.stringify(value).slice(0, 60)}`,
    'graph/value',
    { ...firm, [key]: typeof value === 'string' ? value : { '@type': 'Thing', ...value } },
  ]),
  // validator.schema.org: a property that the type and its parents do not have
  ...(
    [
      ['a time to cook of a dentist', { ...shop, '@type': 'Dentist', cookTime: 'PT30M' }],
      ['a headline of a shop', { ...shop, headline: 'Hallo' }],
      ['a price range of an organisation', { ...firm, priceRange: 'CHF 80' }],
      ['the hours of an organisation', { ...firm, openingHours: 'Mo-Fr 08:00-17:00' }],
    ] as const
  ).map(([what, node]): [string, string, Node] => [what, 'graph/property-type', node]),
  // validator.schema.org: a value of another type than expected
  ...(
    [
      [
        'an address that is a person',
        'graph/value-type',
        { ...shop, address: { '@type': 'Person', name: 'x' } },
      ],
      [
        'an author that is a thing',
        'graph/value-type',
        { '@type': 'WebPage', author: { '@type': 'Thing', name: 'x' } },
      ],
      ['coordinates in words', 'graph/text', { ...shop, geo: '47.1,8.1' }],
      ['an offer in words', 'graph/text', { ...product, offers: '12.50 CHF' }],
      ['an offer in words, which is none', 'graph/required', { ...product, offers: '12.50 CHF' }],
      ['a question in words', 'graph/required', { '@type': 'QAPage', mainEntity: 'Frage?' }],
      ['breadcrumbs in words', 'graph/required', { '@type': 'BreadcrumbList', itemListElement: 'Start > A' }],
      ['an empty logo', 'graph/no-content', { ...shop, logo: { '@type': 'ImageObject' } }],
      ['a number in words', 'graph/value', { '@type': 'Article', wordCount: 'viele' }],
      ['a yes in German', 'graph/value', { '@type': 'Article', isAccessibleForFree: 'ja' }],
    ] as const
  ).map(([what, rule, node]): [string, string, Node] => [what, rule, node]),
  // Google: site names, Q&A, Job posting; adobe/structured-data-validator: MerchantReturnPolicy, OfferShippingDetails
  [
    'a website without its address',
    'graph/required',
    { '@type': 'WebSite', '@id': 'https://a.ch/#w', name: 'A' },
  ],
  ['a website without a name', 'graph/required', { '@type': 'WebSite', url: 'https://a.ch/' }],
  [
    'a question without the count of its answers',
    'graph/required',
    { '@type': 'QAPage', mainEntity: { ...question, '@id': 'https://a.ch/#frage', answerCount: '' } },
  ],
  ['a job at home that is not said to be one', 'graph/required', { ...atHome, jobLocationType: '' }],
  [
    'a job of a firm without a name',
    'graph/required',
    { ...job, hiringOrganization: { '@type': 'Organization', url: 'https://a.ch/' } },
  ],
  [
    'a return policy without its country',
    'graph/required',
    {
      ...product,
      offers: { ...product.offers, hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy' } },
    },
  ],
  [
    'a delivery without its place and price',
    'graph/required',
    {
      ...product,
      offers: {
        ...product.offers,
        shippingDetails: { '@type': 'OfferShippingDetails', deliveryTime: { minValue: 1 } },
      },
    },
  ],
  [
    'a festival without a place',
    'graph/required',
    { '@type': 'Festival', name: 'Fest', startDate: '2026-12-01' },
  ],
  // Values
  ...(
    [
      ['openingHours', 'Mo-Fr 25:00-99:00'],
      ['openingHours', 'Mo-Fr 08:00'],
      ['openingHours', 'Mo-Fr'],
      ['openingHoursSpecification', { '@type': 'OpeningHoursSpecification', opens: '9:00', closes: '17:00' }],
    ] as const
  ).map(([key, value]): [string, string, Node] => [
    `${key} of ${JSON.stringify(value)} in a shop`,
    'graph/value',
    { ...shop, [key]: value },
  ]),
  ...(
    [
      { dayOfWeek: 'Monday' },
      { dayOfWeek: 'Monday', opens: '08:00' },
      { opens: '08:00', closes: '17:00' },
    ] as const
  ).map((hours): [string, string, Node] => [
    `hours with ${Object.keys(hours).join(' and ')} alone`,
    'graph/hours',
    { ...shop, openingHoursSpecification: { '@type': 'OpeningHoursSpecification', ...hours } },
  ]),
  ['an event that ends before it begins', 'graph/value', { ...event, endDate: '2026-11-30' }],
  [
    'an event that ends an hour before it begins',
    'graph/value',
    { ...event, endDate: '2026-12-01T18:30+01:00' },
  ],
  ['an event that is cancelled in German', 'graph/value', { ...event, eventStatus: 'abgesagt' }],
  ['an event that is offline in words', 'graph/value', { ...event, eventAttendanceMode: 'offline' }],
  ...['31.12.2026', '2020-12-31'].map((priceValidUntil): [string, string, Node] => [
    `a price until ${priceValidUntil}`,
    'graph/value',
    { ...product, offers: { ...product.offers, priceValidUntil } },
  ]),
  [
    'a condition in German',
    'graph/value',
    { ...product, offers: { ...product.offers, itemCondition: 'neu' } },
  ],
  ['a job in German', 'graph/value', { ...job, employmentType: 'Vollzeit' }],
  ['a job at home in German', 'graph/value', { ...atHome, jobLocationType: 'Homeoffice' }],
  ...['123', '4012345678902', '401-2345678901'].map((gtin13): [string, string, Node] => [
    `the GTIN ${gtin13}`,
    'graph/value',
    { ...product, gtin13 },
  ]),
  [
    'a place with its code',
    'graph/value',
    { ...shop, address: { ...shop.address, addressLocality: '8400 Winterthur' } },
  ],
  ['a date in Swiss notation', 'graph/value', { ...event, startDate: '1.12.2026' }],
  ['a negative price', 'graph/value', { ...product, offers: { '@type': 'Offer', price: -1 } }],
  [
    'a duration in words',
    'graph/value',
    { '@type': 'Recipe', name: 'R', image: 'https://a.ch/r.jpg', totalTime: '30 Minuten' },
  ],
  ['a picture without its address', 'graph/text', { ...firm, logo: 'logo.png' }],
  ['a misspelt property', 'graph/property', { ...firm, adress: 'Weg 1' }],
  ['an unknown type', 'graph/type', { '@type': 'Schreinerei', name: 'A' }],
  [
    'a rare business without address',
    'graph/address',
    { '@type': 'TouristInformationCenter', name: 'A', url: 'https://a.ch/' },
  ],
])('%s is reported', (_, rule, node) => {
  const without = Object.fromEntries(
    Object.entries(node).filter(([key, value]) => key !== 'startDate' || value !== ''),
  )
  expect(rules(without)).toContain(rule)
  expect(checked(without).verdict.state).toMatch(/^(wrong|warning)$/)
})

test('an article without recommended properties is reported with those that Google recommends', () => {
  const article = {
    '@type': 'BlogPosting',
    headline: 'Schrank nach Mass',
    author: { '@type': 'Person', name: 'A' },
  }
  expect(checked(article).findings).toMatchObject([
    { rule: 'graph/recommended', problem: expect.stringContaining('«image», «datePublished»') },
  ])
})

test.each<Node>([
  { '@type': 'Course', name: 'Backen' },
  { '@type': 'WebPage', mainEntity: { '@type': 'Course', name: 'Backen' } },
  { '@type': 'MobileApplication', name: 'Backen' },
])('a type whose requirements are not known to the tool is unchecked, never valid: %j', (node) => {
  expect(checked(node).verdict.state).toBe('unchecked')
})

test('HTML in a name is only noted, because many sites write it', () => {
  expect(checked({ ...firm, name: 'Muster &amp; S&ouml;hne' })).toMatchObject({
    findings: [{ rule: 'graph/value', grade: 'note' }],
    verdict: { state: 'right' },
  })
})

test.each<[string, Node]>([
  ['FAQPage', { mainEntity: { '@type': 'Question', name: 'Wie?' } }],
  ['HowTo', { name: 'Schrank bauen' }],
])('%s, which Google no longer displays, is noted, and nothing is required of it', (type, rest) => {
  expect(checked({ '@type': type, ...rest })).toMatchObject({
    findings: [{ rule: 'graph/retired', grade: 'note' }],
    verdict: { state: 'right' },
  })
})

// The plugin Rank Math writes whole days, and its users cannot change it.
test.each(['Monday,Tuesday,Wednesday,Thursday,Friday 09:00-17:00', 'Mo-Fr 9:00-17:00'])(
  'the opening hours «%s» are only a warning, because they can be read',
  (openingHours) => {
    expect(checked({ ...shop, openingHours }).findings).toMatchObject([
      { rule: 'graph/value', grade: 'warning' },
    ])
  },
)

test('a page that breaks off after a block is unchecked', () => {
  const script = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...firm })}</script>`
  expect(
    checkedGraph({ quelle: `<!doctype html><html><head>${script}<script type="appl` }).verdict.state,
  ).toBe('unchecked')
  expect(checkedGraph({ quelle: `<!doctype html>${script}<p>Text` }).verdict.state).toBe('right')
})

test('a script in a comment is not part of the page', () => {
  const script = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...firm })}</script>`
  expect(checkedGraph({ quelle: `<body><!-- ${script} --><p>x` }).nodes).toEqual([])
  expect(checkedGraph({ quelle: `\uFEFF<body>${script}` }).nodes).toHaveLength(1)
})

test('a syntax error in the JSON is reported with its line', () => {
  const quelle = '{\n  "@context": "https://schema.org",\n  "name": "A"\n  "url": "https://a.ch/"\n}'
  expect(checkedGraph({ quelle }).findings[0]?.problem).toContain('ab Zeile 4 nicht lesbar')
})

const master = { ...example, telefon: '+41 52 123 45 67' }

test('opening hours become openingHoursSpecification, and wrong ones are left out', () => {
  expect(builtGraph(master).script).toContain('"opens": "07:30"')
  expect(builtGraph({ ...master, zeiten: 'Mo 25:00–26:00' }).script).not.toContain('opens')
})

test('empty fields yield an unchecked verdict', () => {
  expect(builtGraph({}).verdict.state).toBe('unchecked')
})
