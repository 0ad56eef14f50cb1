import { findingOf, type Finding, type Grade } from '../shared/finding.ts'
import { readPhone } from '../../lib/swiss-formats/phone.ts'
import { isObject, listOf, textsOf, type Json, type JsonObject } from './json.ts'
import { placeOf, type GraphNode } from './read.ts'
import { recommendedOf, requirementOf, withoutRequirements } from './required-properties.ts'
import { bareType, isKnownProperty, isKnownType, isOrganization, meantProperty } from './types.ts'

/** Required properties, misspelt ones, values of a wrong form; and the types of which this tool does not know what is required. */
export function valueFindings(node: GraphNode): Finding[] {
  const place = placeOf(node)
  const all: JsonObject = Object.assign({}, ...node.described)
  const found = (grade: Grade, rule: string, problem: string, remedy: string) =>
    findingOf(grade, `graph/${rule}`, problem, remedy, place)
  const types = node.types.map(bareType)
  const isSchema = types.some(isKnownType)
  return [
    ...types.flatMap((type) =>
      missing(type, all).map((what) =>
        found(
          'error',
          'required',
          `«${type}»: ${what}`,
          'Ergänzen Sie es, sofern die Seite es zeigt; sonst zeigt Google den Eintrag nicht besonders an.',
        ),
      ),
    ),
    ...(types.includes('Offer') && isPresent(all['price']) && !isPresent(all['priceCurrency'])
      ? [
          found(
            'warning',
            'currency',
            'Dem Preis fehlt die Währung («priceCurrency»); für Händlereinträge verlangt Google sie.',
            'Ergänzen Sie "priceCurrency": "CHF".',
          ),
        ]
      : []),
    ...types.flatMap((type) => {
      const missed = recommendedOf(type).filter((name) => !isPresent(all[name]))
      const problem = `«${type}»: Google empfiehlt auch «${missed.join('», «')}».`
      return missed.length === 0
        ? []
        : [found('note', 'recommended', problem, 'Ergänzen Sie, was davon auf der Seite steht.')]
    }),
    ...(types.some((type) => type === 'Rating' || type === 'AggregateRating')
      ? ratingFaults(all).map((problem) =>
          found('error', 'rating', problem, 'Schreiben Sie, was Besucher auf der Seite sehen.'),
        )
      : []),
    ...(isSchema ? Object.keys(all).flatMap((key) => misspelt(key, found)) : []),
    ...Object.entries(all).flatMap(([key, value]) =>
      wrongValues(key, value, all).map((problem) =>
        found('error', 'value', problem, remedies[kindOf(key)] ?? 'Berichtigen Sie den Wert.'),
      ),
    ),
    ...(node.under === undefined && types.length > 0 && !types.some(isJudged)
      ? [
          found(
            'unchecked',
            'type-unchecked',
            `Was Google zu «${types[0]?.slice(0, 40)}» verlangt, prüft dieses Werkzeug nicht.`,
            'Googles Test für Rich-Suchergebnisse sagt es.',
          ),
        ]
      : []),
  ]
}

function isJudged(type: string): boolean {
  return isOrganization([type]) || withoutRequirements.has(type) || requirementOf(type) !== undefined
}

function missing(type: string, node: JsonObject): string[] {
  const { all = '', oneOf = '' } = requirementOf(type) ?? {}
  const isMissing = (name: string) => name !== '' && !isPresent(node[name])
  return [
    ...all
      .split(' ')
      .filter(isMissing)
      .map((name) => `«${name}» fehlt; Google verlangt es.`),
    ...(oneOf !== '' && oneOf.split(' ').every(isMissing)
      ? [`Es fehlt «${oneOf.replaceAll(' ', '», «')}»; eines davon verlangt Google.`]
      : []),
    ...(type === 'BreadcrumbList' ? breadcrumbFaults(listOf(node['itemListElement'])) : []),
    ...(type === 'Product' && listOf(node['offers']).some(isWithoutPrice)
      ? ['Das Angebot nennt keinen Preis («price»); Google verlangt ihn.']
      : []),
  ]
}

function isPresent(value: Json | undefined): boolean {
  return listOf(value).some((one) => one !== '')
}

/** schema.org takes 1 for the worst rating and 5 for the best where they are left out. Google reads fractions and percentages, too. */
function ratingFaults(node: JsonObject): string[] {
  const numberOf = (name: string) => Number(scalarsOf(node[name])[0] ?? NaN)
  const worst = numberOf('worstRating') || 1
  const best = numberOf('bestRating') || 5
  const values = scalarsOf(node['ratingValue']).map((text) => text.trim())
  const counts = ['ratingCount', 'reviewCount'].flatMap((name) =>
    scalarsOf(node[name]).map((text) => ({ name, text })),
  )
  return [
    ...values
      .filter((text) => text !== '' && !/^\d+(\.\d+)?( ?%| ?\/ ?\d+(\.\d+)?)?$/.test(text))
      .map((text) => `«ratingValue» ist «${text.slice(0, 40)}» und nicht zu lesen.`),
    ...values
      .filter((text) => Number(text) < worst || Number(text) > best)
      .map((text) => `«ratingValue» ist ${text}; die Skala geht von ${worst} bis ${best}.`),
    ...counts
      .filter(({ text }) => !/^[1-9]\d*$/.test(text.trim()))
      .map(({ name, text }) => `«${name}» ist «${text.slice(0, 40)}»; es braucht mindestens eine Bewertung.`),
  ]
}

function scalarsOf(value: Json | undefined): string[] {
  return listOf(value).flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? `${one}` : []))
}

/** Google asks each step but the last for its page, and reads them in the order of their positions. */
function breadcrumbFaults(steps: readonly Json[]): string[] {
  const known = steps.filter(isObject)
  const positions = known.map(({ position }) => JSON.stringify(position))
  return [
    ...(known.slice(0, -1).some((step) => listOf(step['item']).length === 0)
      ? ['Einem Schritt fehlt «item»; Google verlangt es bei allen ausser dem letzten.']
      : []),
    ...(new Set(positions).size < positions.length ? ['Zwei Schritte haben dieselbe «position».'] : []),
  ]
}

/** Of an offer of a product Google requires the price; one that is described elsewhere is judged there. */
function isWithoutPrice(offer: Json): boolean {
  if (!isObject(offer) || !textsOf(offer['@type']).some((type) => bareType(type) === 'Offer')) return false
  return ['price', 'priceSpecification'].every((name) => listOf(offer[name]).length === 0)
}

function misspelt(
  key: string,
  found: (grade: Grade, rule: string, problem: string, remedy: string) => Finding,
): Finding[] {
  if (/^@|:/.test(key) || isKnownProperty(key)) return []
  const meant = meantProperty(key)
  return [
    found(
      'warning',
      'property',
      `Die Eigenschaft «${key.slice(0, 40)}» kennt schema.org nicht; sie bewirkt nichts.`,
      meant ? `Meinten Sie «${meant}»?` : 'Lassen Sie sie weg, oder suchen Sie die passende auf schema.org.',
    ),
  ]
}

type Kind = 'price' | 'currency' | 'availability' | 'email' | 'time' | 'date' | 'degree' | 'phone' | 'canton'

const remedies: Partial<Record<string, string>> = {
  price: 'Schreiben Sie eine blosse Zahl mit Punkt, etwa 12.50; die Währung gehört in «priceCurrency».',
  currency: 'Schreiben Sie drei Grossbuchstaben nach ISO 4217, etwa CHF.',
  availability: 'Schreiben Sie einen Wert von schema.org, etwa https://schema.org/InStock.',
  email: 'Schreiben Sie eine Adresse wie info@ihre-firma.ch.',
  time: 'Schreiben Sie hh:mm, etwa 08:00.',
  date: 'Schreiben Sie 2026-11-23 oder 2026-11-23T19:30+01:00.',
  degree: 'Breite und Länge stehen in Karten in dieser Reihenfolge; in der Schweiz etwa 47.1 und 7.2.',
  phone: 'Nach +41 folgen neun Ziffern, etwa +41 44 123 45 67.',
  canton: 'Schreiben Sie das Kürzel des Kantons, etwa ZH.',
}

function kindOf(key: string): Kind | '' {
  if (/^(price|lowPrice|highPrice)$/.test(key)) return 'price'
  if (key === 'priceCurrency') return 'currency'
  if (key === 'availability' || key === 'email') return key
  if (/^(opens|closes)$/.test(key)) return 'time'
  if (
    /^(startDate|endDate|datePublished|dateModified|datePosted|uploadDate|validFrom|validThrough)$/.test(key)
  )
    return 'date'
  if (/^(latitude|longitude)$/.test(key)) return 'degree'
  if (key === 'telephone') return 'phone'
  return key === 'addressRegion' ? 'canton' : ''
}

const forms: Partial<Record<string, RegExp>> = {
  price: /^\d+(\.\d+)?$/,
  currency: /^[A-Z]{3}$/,
  availability:
    /^(https?:\/\/schema\.org\/)?(BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|MadeToOrder|OnlineOnly|OutOfStock|PreOrder|PreSale|Reserved|SoldOut)$/,
  email: /^(mailto:)?[^\s@]+@[^\s@]+\.[^\s@]+$/i,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d\d:\d\d)?$|^24:00(:00)?$/,
  date: /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?)?)?$/,
}

/** Of a property, each value that cannot be right. */
function wrongValues(key: string, value: Json | undefined, node: JsonObject): string[] {
  const kind = kindOf(key)
  const form = forms[kind]
  if (form)
    return textsOf(value)
      .filter((text) => !form.test(text.trim()))
      .map((text) => `«${key}» ist «${text.slice(0, 40)}» und nicht zu lesen.`)
  if (kind === 'phone')
    return textsOf(value)
      .filter((text) => /^\s*\+41/.test(text) && readPhone(text)?.isValid !== true)
      .map((text) => `«${text.slice(0, 40)}» ist keine Schweizer Telefonnummer.`)
  if (
    kind === 'canton' &&
    textsOf(node['addressCountry']).some((country) => /^(CH|Schweiz|Switzerland)$/i.test(country.trim()))
  )
    return textsOf(value)
      .filter((text) => /^[A-Za-z]{2}$/.test(text.trim()) && !cantons.has(text.trim().toUpperCase()))
      .map((text) => `«${text.slice(0, 40)}» ist kein Kanton.`)
  return key === 'latitude' ? wrongPlace(node) : []
}

const cantons = new Set(
  'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' '),
)

/** Switzerland and Liechtenstein lie between 45.8 and 47.9 north, 5.9 and 10.6 east: the other way round it is the sea off Somalia. */
function wrongPlace({ latitude, longitude }: JsonObject): string[] {
  const [north, east] = [Number(latitude), Number(longitude)]
  if (Math.abs(north) > 90 || Math.abs(east) > 180) return [`${north}, ${east} liegt nicht auf der Erde.`]
  return north > 5.5 && north < 11 && east > 45.5 && east < 48.2 ? ['Breite und Länge sind vertauscht.'] : []
}

export function isCanton(text: string): boolean {
  return cantons.has(text.trim().toUpperCase())
}
