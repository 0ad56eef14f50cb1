import { expect, test } from 'vitest'
import { checkedGraph } from '../../../../src/tools/graph/graph-report.ts'

type Node = Readonly<Record<string, unknown>>

const inContext = (node: Node) => JSON.stringify({ '@context': 'https://schema.org', ...node })
const checked = (node: Node) => checkedGraph({ quelle: inContext(node) })
/** The rules that a node breaks; none if the verdict is neither wrong nor a warning. */
function faults(node: Node): string[] {
  const { verdict, findings } = checked(node)
  return /^(wrong|warning)$/.test(verdict.state) ? findings.map(({ rule }) => rule.replace('graph/', '')) : []
}
/** What is found in a node, but for what Google recommends. */
const found = (node: Node) => checked(node).findings.filter(({ rule }) => rule !== 'graph/recommended')

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
const town = {
  '@type': 'PostalAddress',
  postalCode: '8400',
  addressLocality: 'Winterthur',
  addressCountry: 'CH',
}
const job = {
  '@type': 'JobPosting',
  title: 'Schreiner',
  description: 'Schränke bauen',
  datePosted: '2026-11-01',
  validThrough: soon,
  baseSalary: { '@type': 'MonetaryAmount', currency: 'CHF', value: 80_000 },
  hiringOrganization: { '@type': 'Organization', name: 'A', url: 'https://a.ch/' },
  jobLocation: { '@type': 'Place', address: town },
}
const shop = {
  '@type': 'Bakery',
  telephone: '+41 52 123 45 67',
  openingHours: 'Mo-Fr 09:00-17:00',
  geo: { '@type': 'GeoCoordinates', latitude: '47.49917', longitude: '8.72950' },
  '@id': 'https://a.ch/#laden',
  name: 'A',
  url: 'https://a.ch/',
  address: town,
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
const at = (address: Node): Node => ({ ...shop, address: { ...town, ...address } })
const geo = (latitude: unknown, longitude: unknown): Node => ({
  ...shop,
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
})
const review = { '@type': 'Review', author: 'Anna', reviewRating: { '@type': 'Rating', ratingValue: 5 } }
const article = {
  '@type': 'BlogPosting',
  headline: 'A',
  image: 'https://a.ch/a.jpg',
  datePublished: '2026-11-01',
}

const atHome = {
  ...job,
  jobLocation: undefined,
  applicantLocationRequirements: { '@type': 'Country', name: 'CH' },
  jobLocationType: 'TELECOMMUTE',
  employmentType: ['FULL_TIME', 'INTERN'],
}

test.each<[string, Node]>([
  ['a product with an offer', product],
  ['a price that holds', offer({ priceValidUntil: soon })],
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
  ['a product of an offer', { '@type': 'Offer', itemOffered: { '@type': 'Product', name: 'Schrank' } }],
  ['a subject and an author in words', { '@type': 'WebPage', about: 'Velo', author: 'Anna' }],
  ['a role', { ...firm, founder: { '@type': 'Role', founder: { '@type': 'Person', name: 'B' } } }],
  [
    'a price of GoodRelations',
    { '@type': 'Offer', businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' },
  ],
  // Google’s example of a counter
  ['an action without properties', { '@type': 'WebPage', potentialAction: { '@type': 'WatchAction' } }],
  ...['https://schema.org/EventCancelled', 'EventCancelled'].map((eventStatus): [string, Node] => [
    `an event of the status ${eventStatus}`,
    { ...event, eventStatus },
  ]),
  ...['4012345678901', '73513537', 'https://id.gs1.org/01/4012345678901'].map((gtin): [string, Node] => [
    `a product with the GTIN ${gtin}`,
    { ...product, gtin },
  ]),
  ...['4.5', '60%', '8/10'].map((ratingValue): [string, Node] => [
    `a product rated ${ratingValue}`,
    rated({ ratingValue, ratingCount: '12' }),
  ]),
  ['a product rated 9 out of 10', rated({ ratingValue: 9, bestRating: 10, ratingCount: 2 })],
])('%s is valid', (_, node) => {
  expect(found(node)).toEqual([])
  expect(checked(node).verdict.state).toBe('right')
})

// schema.org: a group is not offered for sale itself, its variants are.
test('of a variant, its group says what Google recommends', () => {
  expect(checked({ '@type': 'ProductGroup', name: 'Schrank', hasVariant: [product] }).findings).toEqual([])
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
  ['a review without its subject', review],
  ['breadcrumbs in words', { '@type': 'BreadcrumbList', itemListElement: 'Start > A' }],
  ['a breadcrumb without its page', crumbs({ name: 'a' })],
  ['a breadcrumb without a name', crumbs({ item: 'https://a.ch/' })],
  ['two breadcrumbs at one position', crumbs({ position: 2, name: 'a', item: 'https://a.ch/' })],
  ['a question in words', { '@type': 'QAPage', mainEntity: 'Frage?' }],
  [
    'a question without its count of answers',
    { '@type': 'QAPage', mainEntity: { ...question, answerCount: '' } },
  ],
  ['a website without its address', { '@type': 'WebSite', '@id': 'https://a.ch/#w', name: 'A' }],
  ['a delivery without its price', offer({ shippingDetails: { '@type': 'OfferShippingDetails' } })],
])('%s lacks what Google requires', (_, node) => {
  expect(faults(node)).toContain('required')
})

const stars = { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 3 }
const reviewed = (...types: string[]) => ({ ...stars, itemReviewed: { '@type': types, name: 'A' } })

test.each<[string, Node]>([
  ['Service', { '@type': 'Service', name: 'A', aggregateRating: stars }],
  ['BlogPosting', { '@type': 'BlogPosting', headline: 'A', review: { '@type': 'Review', author: 'B' } }],
  ['Service', reviewed('Service')],
  [
    'Service',
    {
      '@graph': [
        { '@type': 'Service', '@id': '/#a' },
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
  ['a service that is a product', { ...product, '@type': ['Product', 'Service'], aggregateRating: stars }],
  ['a firm of another', reviewed('Dentist')],
  ['an app', { '@type': 'MobileApplication', name: 'A', aggregateRating: stars }],
  ['a claim, whose check is no review', { '@type': 'ClaimReview', itemReviewed: { '@type': 'Claim' } }],
])('stars of %s are allowed', (_, node) => {
  expect(checked(node).findings.map(({ rule }) => rule)).not.toContain('graph/no-stars')
})

test.each<[Node, string]>([
  [{ postalCode: '', addressLocality: '' }, '«postalCode», «addressLocality»'],
  [{ addressCountry: '' }, '«addressCountry»'],
  [{ addressCountry: 'Schweiz' }, 'Schreiben Sie «CH».'],
])('an address that Google cannot place is a note: %j', (part, words) => {
  const { findings } = checked(at(part))
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
  ['a place with its code', at({ addressLocality: '8400 Winterthur' })],
  ['a number at home', { ...shop, telephone: '032 123 45 67' }],
  ['a number that is too short', { ...shop, telephone: '+41 44 123 45 6' }],
  ['a salary with words', { ...job, baseSalary: { ...job.baseSalary, value: "5'000" } }],
  ['a number with (0)', { ...shop, telephone: '+41 (0)44 123 45 67' }],
  ['an address without its scheme', { ...firm, url: 'www.a.ch' }],
  ['a day that is none', { ...firm, foundingDate: '2026-02-30' }],
  ['a UID with a wrong check digit', { ...firm, vatID: 'CHE-123.456.789 MWST' }],
  ['swapped coordinates', geo(7.24608, 47.13713)],
  ['coordinates with four digits', geo(47.1371, 7.24608)],
  ['coordinates in space', geo(97.12345, 7.24608)],
  ['an unknown canton', at({ addressRegion: 'XX' })],
  ['a code with five digits', at({ postalCode: '25022' })],
  ['hours in words', open({ opens: '8 Uhr', closes: '17:00' })],
  ['hours with one digit', open({ opens: '9:00', closes: '17:00' })],
  ['a day in German', open({ dayOfWeek: 'Montag' })],
  ['times that are none', { ...shop, openingHours: 'Mo-Fr 25:00-99:00' }],
  ['hours without their end', { ...shop, openingHours: 'Mo-Fr 08:00' }],
  ['days without hours', { ...shop, openingHours: 'Mo-Fr' }],
])('%s is a wrong value', (_, node) => {
  expect(faults(node)).toContain('value')
})

test('coordinates with a comma are told to have a point, and nothing else', () => {
  const { findings } = checked(geo('47,49888', '8,72377'))
  expect(findings.map(({ remedy }) => remedy)).toEqual([
    'Punkt statt Komma: 47.49888.',
    'Punkt statt Komma: 8.72377.',
  ])
})

test.each<[string, Node]>([
  ...['9', '0.5', 'gut', '4,5'].map((ratingValue): [string, Node] => [
    'rating',
    rated({ ratingValue, reviewCount: 3 }),
  ]),
  ['rating', rated({ ratingValue: 5, reviewCount: 0 })],
  ['product-image', { ...product, image: '' }],
  ['author', { ...product, review }],
  ['currency', offer({ priceCurrency: '' })],
  ['hours', open({ dayOfWeek: 'Monday', opens: '08:00' })],
  ['hours', open({ opens: '08:00', closes: '17:00' })],
  ['template', { ...firm, name: '[Firmenname]' }],
  ['template', { ...firm, name: 'Ihr Firmenname GmbH' }],
  ['template', { ...firm, url: 'https://www.example.com/' }],
  ['template', { ...firm, url: 'https://ihre-domain.ch/' }],
  ['address', { ...shop, address: 'Musterstrasse 12, 8400 Winterthur' }],
  ['address', { ...shop, address: { '@type': 'PostalAddress' } }],
  // A rare business.
  ['address', { ...firm, '@type': 'TouristInformationCenter' }],
  // validator.schema.org: a property that the type and its parents do not have, and a value of another type than expected
  ['property-type', { ...shop, cookTime: 'PT30M' }],
  ['property-type', { ...firm, priceRange: 'CHF 80' }],
  ['value-type', { ...shop, address: { '@type': 'Person', name: 'x' } }],
  ['no-content', { ...shop, logo: { '@type': 'ImageObject' } }],
  ['property', { ...firm, adress: 'Weg 1' }],
  ['type', { '@type': 'Schreinerei', name: 'A' }],
])('the fault %s is found in %j', (rule, node) => {
  expect(faults(node)).toContain(rule)
})

test('an author of an article who is a text is only noted', () => {
  expect(checked({ ...article, author: 'Anna' }).findings).toMatchObject([
    { rule: 'graph/author', grade: 'note', remedy: expect.stringContaining('"name": "Anna"') },
  ])
})

const [gallery, range] = [
  'https://a.ch/a.jpg',
  { '@type': 'AggregateOffer', lowPrice: 5, priceCurrency: 'CHF' },
]
test.each<[Node, string]>([
  [
    { ...article, image: '', datePublished: '', author: { '@type': 'Person', name: 'B' } },
    '«image», «datePublished»',
  ],
  [{ ...shop, geo: '', telephone: '', openingHours: '' }, '«telephone», «openingHoursSpecification», «geo»'],
  [{ ...job, baseSalary: '', validThrough: '' }, '«baseSalary», «validThrough»'],
  [
    { '@type': 'VideoObject', name: 'A', thumbnailUrl: gallery, uploadDate: '2026-11-01' },
    '«description», «contentUrl»',
  ],
  [
    product,
    '«description», «brand», «gtin», «offers.availability», «offers.shippingDetails», «offers.hasMerchantReturnPolicy»',
  ],
  [{ ...product, gtin13: '7612345678900', offers: range }, 'auch «description», «brand».'],
  [event, '«description», «endDate», «image», «offers», «organizer»'],
])('what Google recommends is noted: %j', (node, names) => {
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

const stateOf = (quelle: string) => checkedGraph({ quelle }).verdict.state

test('a page that breaks off after a block is unchecked, and a script in a comment is not part of it', () => {
  const script = `<script type="application/ld+json">${inContext(firm)}</script>`
  expect(stateOf(`<!doctype html><html><head>${script}<script type="appl`)).toBe('unchecked')
  expect(stateOf(`<!doctype html>${script}<p>Text`)).toBe('right')
  expect(stateOf(`\uFEFF<body>${script}`)).toBe('right')
  expect(checkedGraph({ quelle: `<body><!-- ${script} --><p>x` }).nodes).toEqual([])
})

test('a syntax error in the JSON is reported with its line', () => {
  const quelle = '{\n  "@context": "https://schema.org",\n  "name": "A"\n  "url": "https://a.ch/"\n}'
  expect(checkedGraph({ quelle }).findings[0]?.problem).toContain('ab Zeile 4 bei «…')
})
