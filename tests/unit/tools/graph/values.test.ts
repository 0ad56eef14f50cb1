import { expect, test } from 'vitest'
import { builtGraph, checkedGraph } from '../../../../src/tools/graph/graph-report.ts'
import { example } from '../../../../src/tools/graph/facts.ts'

type Node = Readonly<Record<string, unknown>>

const checked = (node: Node) =>
  checkedGraph({ quelle: JSON.stringify({ '@context': 'https://schema.org', ...node }) })
/** The rules that a node breaks; none if the verdict is neither wrong nor a warning. */
function faults(node: Node): string[] {
  const { verdict, findings } = checked(node)
  return /^(wrong|warning)$/.test(verdict.state) ? findings.map(({ rule }) => rule) : []
}
const soon = `${new Date().getFullYear() + 1}-12-31`
const product = {
  '@type': 'Product',
  name: 'Schrank',
  image: 'https://a.ch/schrank.jpg',
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
  validThrough: soon,
  baseSalary: { '@type': 'MonetaryAmount', currency: 'CHF', value: 80_000 },
  hiringOrganization: { '@type': 'Organization', name: 'A', url: 'https://a.ch/' },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      postalCode: '8400',
      addressLocality: 'Winterthur',
      addressCountry: 'CH',
    },
  },
}
const shop = {
  '@type': 'Bakery',
  telephone: '+41 52 123 45 67',
  openingHours: 'Mo-Fr 09:00-17:00',
  geo: { '@type': 'GeoCoordinates', latitude: '47.49917', longitude: '8.72950' },
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
/** Breadcrumbs, the first of them with these properties alone. */
const crumbs = (first: Node): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, ...first }, steps[1]],
})
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
  ['a shop with its hours', { ...shop, openingHours: 'Mo 09:00-17:00, Tu-Fr 09:00-12:00', image: '' }],
  ['a job at home', atHome],
  ['a job of a firm that stays unnamed', { ...job, hiringOrganization: 'confidential' }],
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
  const { findings, verdict } = checked(node)
  expect(findings.filter(({ rule }) => rule !== 'graph/recommended')).toEqual([])
  expect(verdict.state).toBe('right')
})

test('of a variant, its group says what Google recommends', () => {
  expect(checked({ '@type': 'ProductGroup', name: 'Schrank', hasVariant: [product] }).findings).toEqual([])
})

/** A product with these properties of its offer. */
const offer = (properties: Node): Node => ({ ...product, offers: { ...product.offers, ...properties } })
const rated = (rating: Node): Node => ({
  ...product,
  aggregateRating: { '@type': 'AggregateRating', ...rating },
})

const open = (hours: Node): Node => ({
  ...shop,
  openingHoursSpecification: { '@type': 'OpeningHoursSpecification', ...hours },
})

// Google: site names, Q&A, Job posting; adobe/structured-data-validator, src/types. One row for each kind of requirement.
test.each<[string, Node]>([
  ['a product without offers', { ...product, offers: [] }],
  ['an offer without a price', offer({ price: '' })],
  ['an offer in words', { ...product, offers: '12.50 CHF' }],
  ['a job without its country', { ...job, jobLocation: { address: { postalCode: '8400' } } }],
  ['a job whose place is a text', { ...job, jobLocation: 'Zürich' }],
  ['a job at home that is not said to be one', { ...atHome, jobLocationType: '' }],
  ['a job of a firm without a name', { ...job, hiringOrganization: { url: 'https://a.ch/' } }],
  ['an event without date', { ...event, startDate: '' }],
  ['an event whose place is a text', { ...event, location: 'Zürich' }],
  ['an event whose place has no address', { ...event, location: { '@type': 'Place', name: 'Halle' } }],
  ['a festival without a place', { '@type': 'Festival', name: 'Fest', startDate: '2026-12-01' }],
  ['a recipe without a picture', { '@type': 'Recipe', name: 'Suppe', image: '' }],
  ['a rating without a count', rated({ ratingValue: 5 })],
  [
    'a review without its subject',
    { '@type': 'Review', author: 'A', reviewRating: { '@type': 'Rating', ratingValue: 5 } },
  ],
  ['breadcrumbs in words', { '@type': 'BreadcrumbList', itemListElement: 'Start > A' }],
  ['a breadcrumb without its page', crumbs({ name: 'a' })],
  ['a breadcrumb without a name', crumbs({ item: 'https://a.ch/' })],
  ['two breadcrumbs at one position', crumbs({ position: 2, name: 'a', item: 'https://a.ch/' })],
  ['a question in words', { '@type': 'QAPage', mainEntity: 'Frage?' }],
  [
    'a question without the count of its answers',
    { '@type': 'QAPage', mainEntity: { ...question, '@id': 'https://a.ch/#frage', answerCount: '' } },
  ],
  ['a website without its address', { '@type': 'WebSite', '@id': 'https://a.ch/#w', name: 'A' }],
  [
    'a delivery without its place and price',
    offer({ shippingDetails: { '@type': 'OfferShippingDetails', deliveryTime: { minValue: 1 } } }),
  ],
])('%s lacks what Google requires', (_, node) => {
  expect(faults(node)).toContain('graph/required')
})

const stars = { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 3 }
const reviewed = (...types: string[]) => ({ ...stars, itemReviewed: { '@type': types, name: 'A' } })

test.each<[string, Node]>([
  ['Service', { '@type': 'Service', name: 'A', aggregateRating: stars }],
  ['BlogPosting', { '@type': 'BlogPosting', headline: 'A', review: { '@type': 'Review', author: 'B' } }],
  ['WebPage', { '@type': 'WebPage', name: 'A', aggregateRating: stars }],
  ['Service', reviewed('Service')],
  [
    'Service',
    {
      '@graph': [
        { '@type': 'Service', '@id': '/#a', name: 'A' },
        { ...stars, itemReviewed: { '@id': '/#a' } },
      ],
    },
  ],
  ['Person', { '@type': 'Review', itemReviewed: { '@type': 'Person', name: 'A' } }],
])('stars of «%s» are refused, because Google shows none', (type, node) => {
  expect(checked(node).findings).toContainEqual(
    expect.objectContaining({
      rule: 'graph/no-stars',
      grade: 'error',
      problem: expect.stringContaining(type),
    }),
  )
})

test.each<[string, Node]>([
  ['a kind of product', { ...product, '@type': 'Car', aggregateRating: stars }],
  [
    'a service that is a product, too',
    { ...product, '@type': ['Product', 'Service'], aggregateRating: stars },
  ],
  ['a firm of another', reviewed('Dentist')],
  ['an app', { '@type': 'MobileApplication', name: 'A', aggregateRating: stars }],
  ['a video', { '@type': 'VideoObject', name: 'A', aggregateRating: stars }],
  ['a claim, whose check is no review', { '@type': 'ClaimReview', itemReviewed: { '@type': 'Claim' } }],
])('stars of %s are allowed', (_, node) => {
  expect(checked(node).findings.map(({ rule }) => rule)).not.toContain('graph/no-stars')
})

test.each<[Node, string]>([
  [{ postalCode: '', addressLocality: '' }, '«postalCode», «addressLocality»'],
  [{ addressCountry: '' }, '«addressCountry»'],
  [{ addressCountry: 'Schweiz' }, 'Schreiben Sie «CH».'],
])('an address that Google cannot place is a note: %j', (part, words) => {
  const { findings } = checked({ ...shop, address: { ...shop.address, ...part } })
  expect(findings).toMatchObject([{ grade: 'note' }])
  expect(`${findings[0]?.problem} ${findings[0]?.remedy}`).toContain(words)
})

test.each<[string, Node]>([
  ['a currency in words', offer({ priceCurrency: 'SFR' })],
  ['an availability in words', offer({ availability: 'an Lager' })],
  ['a condition in German', offer({ itemCondition: 'neu' })],
  ['a price with a comma', offer({ price: '12,50' })],
  ['a negative price', offer({ price: -1 })],
  ['a price in Swiss notation', offer({ priceValidUntil: '31.12.2026' })],
  ['a price that has expired', offer({ priceValidUntil: '2020-12-31' })],
  ['a job that has expired', { ...job, validThrough: '2025-02-01' }],
  ['a job in German', { ...job, employmentType: 'Vollzeit' }],
  ['an event that ends before it begins', { ...event, endDate: '2026-11-30' }],
  ['an event that ends an hour before it begins', { ...event, endDate: '2026-12-01T18:30+01:00' }],
  ['an event in German', { ...event, eventStatus: 'abgesagt' }],
  ['a date in Swiss notation', { ...event, startDate: '1.12.2026' }],
  ['a GTIN with a wrong check digit', { ...product, gtin13: '4012345678902' }],
  ['a duration in words', { '@type': 'Recipe', name: 'R', image: 'https://a.ch/', totalTime: '30 Minuten' }],
  ['a number in words', { '@type': 'Article', wordCount: 'viele' }],
  ['a yes in German', { '@type': 'Article', isAccessibleForFree: 'ja' }],
  ['a place with its code', { ...shop, address: { ...shop.address, addressLocality: '8400 Winterthur' } }],
  ['a number at home', { ...shop, telephone: '032 123 45 67' }],
  ['a number that is too short', { ...shop, telephone: '+41 44 123 45 6' }],
  ['a salary with words', { ...job, baseSalary: { ...job.baseSalary, value: "5'000" } }],
  ['a number with (0)', { ...shop, telephone: '+41 (0)44 123 45 67' }],
  ['an address without its scheme', { ...firm, url: 'www.a.ch' }],
  ['a day that is none', { ...firm, foundingDate: '2026-02-30' }],
  ['a UID with a wrong check digit', { ...firm, vatID: 'CHE-123.456.789 MWST' }],
  ['the same as an iso6523Code', { ...firm, iso6523Code: '0183:CHE123456789' }],
  ['swapped coordinates', { ...shop, geo: { latitude: 7.24608, longitude: 47.13713 } }],
  ['coordinates with four digits', { ...shop, geo: { latitude: 47.1371, longitude: 7.24608 } }],
  ['coordinates in space', { ...shop, geo: { latitude: 97.12345, longitude: 7.24608 } }],
  ['an unknown canton', { ...shop, address: { ...shop.address, addressRegion: 'XX' } }],
  ['a code with five digits', { ...shop, address: { ...shop.address, postalCode: '25022' } }],
  ['hours in words', open({ opens: '8 Uhr', closes: '17:00' })],
  ['hours with one digit', open({ opens: '9:00', closes: '17:00' })],
  ['a day in German', open({ dayOfWeek: 'Montag' })],
  ['times that are none', { ...shop, openingHours: 'Mo-Fr 25:00-99:00' }],
  ['hours without their end', { ...shop, openingHours: 'Mo-Fr 08:00' }],
  ['days without hours', { ...shop, openingHours: 'Mo-Fr' }],
])('%s is a wrong value', (_, node) => {
  expect(faults(node)).toContain('graph/value')
})

test('coordinates with a comma are told to have a point, and nothing else', () => {
  const { findings } = checked({ ...shop, geo: { ...shop.geo, latitude: '47,49888', longitude: '8,72377' } })
  expect(findings.map(({ remedy }) => remedy)).toEqual([
    'Punkt statt Komma: 47.49888.',
    'Punkt statt Komma: 8.72377.',
  ])
})

test.each<[string, string, Node]>([
  ...['9', '0.5', 'gut', '4,5'].map((ratingValue): [string, string, Node] => [
    `a rating of ${ratingValue} out of five`,
    'graph/rating',
    rated({ ratingValue, reviewCount: 3 }),
  ]),
  ['a rating with a count of 0', 'graph/rating', rated({ ratingValue: 5, reviewCount: 0 })],
  ['a product without a picture', 'graph/product-image', { ...product, image: '' }],
  [
    'a reviewer who is a text',
    'graph/author',
    {
      ...product,
      review: { '@type': 'Review', author: 'Anna', reviewRating: { '@type': 'Rating', ratingValue: 5 } },
    },
  ],
  ['a price without its currency', 'graph/currency', offer({ priceCurrency: '' })],
  ...[
    { dayOfWeek: 'Monday', opens: '08:00' },
    { opens: '08:00', closes: '17:00' },
  ].map((hours): [string, string, Node] => [
    `hours with ${Object.keys(hours).join(' and ')} alone`,
    'graph/hours',
    { ...shop, openingHoursSpecification: { '@type': 'OpeningHoursSpecification', ...hours } },
  ]),
  ...['[Firmenname]', 'Ihr Firmenname GmbH'].map((name): [string, string, Node] => [
    `the name ${name}`,
    'graph/template',
    { ...firm, name },
  ]),
  ...['https://www.example.com/', 'https://ihre-domain.ch/'].map((url): [string, string, Node] => [
    `the address ${url}`,
    'graph/template',
    { ...firm, url },
  ]),
  ['an address in words', 'graph/address', { ...shop, address: 'Musterstrasse 12, 8400 Winterthur' }],
  ['an empty address', 'graph/address', { ...shop, address: { '@type': 'PostalAddress' } }],
  ['a rare business without address', 'graph/address', { ...firm, '@type': 'TouristInformationCenter' }],
  // validator.schema.org: a property that the type and its parents do not have, and a value of another type than expected
  ['a time to cook of a shop', 'graph/property-type', { ...shop, cookTime: 'PT30M' }],
  ['a price range of an organisation', 'graph/property-type', { ...firm, priceRange: 'CHF 80' }],
  ['an address that is a person', 'graph/value-type', { ...shop, address: { '@type': 'Person', name: 'x' } }],
  ['coordinates in words', 'graph/text', { ...shop, geo: '47.1,8.1' }],
  ['a picture without its address', 'graph/text', { ...firm, logo: 'logo.png' }],
  ['an empty logo', 'graph/no-content', { ...shop, logo: { '@type': 'ImageObject' } }],
  ['a misspelt property', 'graph/property', { ...firm, adress: 'Weg 1' }],
  ['an unknown type', 'graph/type', { '@type': 'Schreinerei', name: 'A' }],
])('%s is reported as %s', (_, rule, node) => {
  expect(faults(node)).toContain(rule)
})

test('an author of an article who is a text is only noted', () => {
  const article = { headline: 'A', image: 'https://a.ch/a.jpg', datePublished: '2026-11-01', author: 'Anna' }
  expect(checked({ '@type': 'BlogPosting', ...article }).findings).toMatchObject([
    { rule: 'graph/author', grade: 'note', remedy: expect.stringContaining('"name": "Anna"') },
  ])
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

test.each<[string, Node, string]>([
  [
    'a shop',
    { ...shop, geo: '', telephone: '', openingHours: '' },
    '«telephone», «openingHoursSpecification», «geo»',
  ],
  ['a job', { ...job, baseSalary: '', validThrough: '' }, '«baseSalary», «validThrough»'],
  [
    'a video',
    { '@type': 'VideoObject', name: 'A', thumbnailUrl: 'https://a.ch/a.jpg', uploadDate: '2026-11-01' },
    '«description», «contentUrl»',
  ],
  [
    'a product',
    product,
    '«description», «brand», «gtin», «offers.availability», «offers.shippingDetails», «offers.hasMerchantReturnPolicy»',
  ],
  [
    'a product with a range of prices',
    {
      ...product,
      gtin13: '7612345678900',
      offers: { '@type': 'AggregateOffer', lowPrice: 5, priceCurrency: 'CHF' },
    },
    'auch «description», «brand».',
  ],
  ['an event', event, '«description», «endDate», «image», «offers», «organizer»'],
])('what Google recommends for %s is noted', (_, node, names) => {
  expect(checked(node)).toMatchObject({
    findings: [{ rule: 'graph/recommended', grade: 'note', problem: expect.stringContaining(names) }],
    verdict: { state: 'right' },
  })
})

test.each<[string, Node, string]>([
  ['LocalBuisness', { ...shop, '@type': 'LocalBuisness' }, 'LocalBusiness'],
  ['Prodcut', { ...product, '@type': 'Prodcut' }, 'Product'],
  ['Schreinerei', { ...shop, '@type': 'Schreinerei' }, 'HomeAndConstructionBusiness'],
  ['telefone', { ...firm, telefone: '052 123 45 67' }, 'telephone'],
  ['adress', { ...firm, adress: 'Weg 1' }, 'address'],
])('for «%s» the name is suggested that is meant', (_, node, meant) => {
  expect(checked(node).findings).toContainEqual(
    expect.objectContaining({ remedy: `Meinten Sie «${meant}»?` }),
  )
})

// Google: Organization («numberOfEmployees»), Job posting («baseSalary»); ISO 8601.
test.each<[string, Node, string]>([
  ['employees', { ...firm, numberOfEmployees: '12' }, '{ "@type": "QuantitativeValue", "value": 12 }'],
  ['employees', { ...firm, numberOfEmployees: 12 }, '{ "@type": "QuantitativeValue", "value": 12 }'],
  ['a range', { ...firm, numberOfEmployees: '10–50' }, '"minValue": 10, "maxValue": 50'],
  ['a duration', { ...event, duration: '2 Stunden' }, 'PT30M'],
  [
    'a salary',
    { ...job, baseSalary: "CHF 5'500" },
    '"value": { "@type": "QuantitativeValue", "value": 5500 }',
  ],
  ['coordinates', { ...shop, geo: '47.1,8.1' }, '{ "@type": "GeoCoordinates", … }'],
  ['a picture', { ...firm, logo: 'logo.png' }, 'Beginnen Sie mit https://.'],
])('%s in place of an object are told how to be written: %j', (_, node, remedy) => {
  expect(checked(node).findings).toContainEqual(
    expect.objectContaining({ rule: 'graph/text', remedy: expect.stringContaining(remedy) }),
  )
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
  expect(checkedGraph({ quelle }).findings[0]?.problem).toContain('ab Zeile 4 bei «…')
})

const master = { ...example, telefon: '+41 52 123 45 67' }

test('opening hours become openingHoursSpecification, and wrong ones are left out', () => {
  expect(builtGraph(master).script).toContain('"opens": "07:30"')
  expect(builtGraph({ ...master, zeiten: 'Mo 25:00–26:00' }).script).not.toContain('opens')
})

test('empty fields yield an unchecked verdict', () => {
  expect(builtGraph({}).verdict.state).toBe('unchecked')
})
