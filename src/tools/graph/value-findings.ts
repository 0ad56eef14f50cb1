import { readPhone } from '../../lib/swiss-formats/phone.ts'
import { dayNumber } from '../shared/calendar-day.ts'
import { findingsOf, type Finding, type Grade } from '../shared/finding.ts'
import {
  isObject,
  isPresent,
  listOf,
  placeOf,
  scalarsOf,
  textsOf,
  type GraphNode,
  type Json,
  type JsonObject,
} from './read.ts'
import { recommendedOf, requirementOf, withoutRequirements } from './required-properties.ts'
import { bareType, isKnownProperty, isKnownType, isOrganization, meantProperty } from './types.ts'

/** Required properties, misspelt ones, values of a wrong form; and the types of which this tool does not know what is required. */
export function valueFindings(node: GraphNode): Finding[] {
  const all: JsonObject = Object.assign({}, ...node.described)
  const types = node.types.map(bareType)
  const isKnown = types.some(isKnownType)
  const isAlone = node.under === undefined && node.id.startsWith('_:')
  const findings: Finding[] = []
  const told = findingsOf('graph', placeOf(node))
  const add = (...finding: Parameters<typeof told>) => findings.push(told(...finding))

  for (const type of types) {
    for (const what of missing(type, all, isAlone)) {
      const remedy =
        'Ergänzen Sie es, sofern die Seite es zeigt; sonst zeigt Google den Eintrag nicht besonders an.'
      add('error', 'required', `«${type}»: ${what}`, remedy)
    }
    const missed = recommendedOf(type).filter((name) => !isPresent(all[name]))
    if (missed.length > 0) {
      const problem = `«${type}»: Google empfiehlt auch «${missed.join('», «')}».`
      add('note', 'recommended', problem, 'Ergänzen Sie, was davon auf der Seite steht.')
    }
  }
  if (types.includes('Offer') && isPresent(all['price']) && !isPresent(all['priceCurrency'])) {
    const problem = 'Dem Preis fehlt die Währung («priceCurrency»); für Händlereinträge verlangt Google sie.'
    add('warning', 'currency', problem, 'Ergänzen Sie "priceCurrency": "CHF".')
  }
  if (types.some((type) => type === 'Rating' || type === 'AggregateRating'))
    for (const problem of ratingFaults(all))
      add('error', 'rating', problem, 'Schreiben Sie, was Besucher auf der Seite sehen.')
  for (const key of isKnown ? Object.keys(all) : []) {
    // «query-input» and the like limit what an action asks for (schema.org, «Actions»).
    if (/^@|:|-(input|output)$/.test(key) || isKnownProperty(key)) continue
    const meant = meantProperty(key)
    const problem = `Die Eigenschaft «${key.slice(0, 40)}» kennt schema.org nicht; sie bewirkt nichts.`
    const remedy = meant
      ? `Meinten Sie «${meant}»?`
      : 'Lassen Sie sie weg, oder suchen Sie die passende auf schema.org.'
    add('warning', 'property', problem, remedy)
  }
  for (const [key, value] of Object.entries(all))
    for (const { keys, isRight, grade = 'error', problem, remedy } of valueRules) {
      if (!keys.test(key)) continue
      const wrong = scalarsOf(value).find((text) => text.trim() !== '' && !isRight(text.trim(), all))
      if (wrong === undefined) continue
      const unreadable = `«${key}» ist «${wrong.slice(0, 40)}» und nicht zu lesen.`
      findings.push({ ...told(grade, 'value', problem ?? unreadable, remedy), field: key })
    }
  if (node.under === undefined && isKnown && !types.some(isJudged)) {
    const problem = `Was Google zu «${types[0]?.slice(0, 40)}» verlangt, prüft dieses Werkzeug nicht.`
    add('unchecked', 'type-unchecked', problem, 'Googles Test für Rich-Suchergebnisse sagt es.')
  }
  return findings
}

function isJudged(type: string): boolean {
  return isOrganization([type]) || withoutRequirements.has(type) || requirementOf(type) !== undefined
}

function missing(type: string, node: JsonObject, isAlone: boolean): string[] {
  const { all = '', oneOf = '', alone = '' } = requirementOf(type) ?? {}
  const isMissing = (name: string) => name !== '' && !isPresent(node[name])
  return [
    ...`${all} ${isAlone ? alone : ''}`
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

/** Google asks each step for a name, each but the last for its page, and reads them in the order of their positions. */
function breadcrumbFaults(steps: readonly Json[]): string[] {
  const known = steps.filter(isObject)
  const positions = known.map(({ position }) => JSON.stringify(position))
  return [
    ...(known.every((step) => '@id' in step || isNamed(step))
      ? []
      : ['Einem Schritt fehlt «name»; Google verlangt es.']),
    ...(known.slice(0, -1).some((step) => listOf(step['item']).length === 0)
      ? ['Einem Schritt fehlt «item»; Google verlangt es bei allen ausser dem letzten.']
      : []),
    ...(new Set(positions).size < positions.length ? ['Zwei Schritte haben dieselbe «position».'] : []),
  ]
}

function isNamed({ name, item }: JsonObject): boolean {
  return isPresent(name) || listOf(item).some((page) => isObject(page) && isPresent(page['name']))
}

/** Of an offer of a product Google requires the price; one that is described elsewhere is judged there. */
function isWithoutPrice(offer: Json): boolean {
  if (!isObject(offer) || !textsOf(offer['@type']).some((type) => bareType(type) === 'Offer')) return false
  return ['price', 'priceSpecification'].every((name) => listOf(offer[name]).length === 0)
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

interface ValueRule {
  keys: RegExp
  isRight: (text: string, node: JsonObject) => boolean
  grade?: Grade
  problem?: string
  remedy: string
}

const form = (pattern: RegExp) => (text: string) => pattern.test(text)

/** What values of properties must look like, wherever they stand. */
const valueRules: ValueRule[] = [
  {
    keys: /^(price|lowPrice|highPrice)$/,
    isRight: form(/^\d+(\.\d+)?$/),
    remedy: 'Schreiben Sie eine blosse Zahl mit Punkt, etwa 12.50; die Währung gehört in «priceCurrency».',
  },
  {
    keys: /^priceCurrency$/,
    isRight: (text) => Intl.supportedValuesOf('currency').includes(text),
    remedy: 'Schreiben Sie drei Grossbuchstaben nach ISO 4217, etwa CHF.',
  },
  {
    keys: /^availability$/,
    isRight: form(
      /^(https?:\/\/schema\.org\/)?(BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|MadeToOrder|OnlineOnly|OutOfStock|PreOrder|PreSale|Reserved|SoldOut)$/,
    ),
    remedy: 'Schreiben Sie einen Wert von schema.org, etwa https://schema.org/InStock.',
  },
  {
    keys: /^(url|logo|image|contentUrl|embedUrl|thumbnailUrl)$/,
    isRight: form(/^(https?:\/\/[^\s/]|\/|#|data:)/i),
    remedy: 'Beginnen Sie mit https://.',
  },
  {
    keys: /^email$/,
    isRight: form(/^(mailto:)?[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/i),
    remedy: 'Schreiben Sie eine Adresse wie info@ihre-firma.ch.',
  },
  {
    keys: /^(opens|closes)$/,
    isRight: form(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d\d:\d\d)?$|^24:00(:00)?$/),
    remedy: 'Schreiben Sie hh:mm, etwa 08:00.',
  },
  {
    keys: /^dayOfWeek$/,
    isRight: form(/^(https?:\/\/schema\.org\/)?((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|PublicHolidays)$/),
    remedy: 'Schreiben Sie den Tag englisch, etwa Monday.',
  },
  {
    keys: /^openingHours$/,
    isRight: form(/^(Mo|Tu|We|Th|Fr|Sa|Su|\d\d:\d\d|[-–,; ])+$/),
    remedy: 'Schreiben Sie «Mo-Fr 08:00-17:00», mit den Tagen Mo Tu We Th Fr Sa Su.',
  },
  {
    keys: /^(startDate|endDate|datePublished|dateModified|datePosted|uploadDate|validFrom|validThrough)$/,
    isRight: isDate,
    remedy: 'Schreiben Sie 2026-11-23 oder 2026-11-23T19:30+01:00.',
  },
  {
    keys: /^foundingDate$/,
    isRight: isDate,
    remedy: 'Schreiben Sie 1998 oder 1998-03-01.',
  },
  {
    keys: /^(totalTime|prepTime|cookTime|duration)$/,
    isRight: form(/^P(?=.)(\d+[YMWD])*(T(?=.)(\d+(\.\d+)?[HMS])+)?$/),
    remedy: 'Schreiben Sie die Dauer nach ISO 8601, etwa PT30M für 30 Minuten.',
  },
  {
    keys: /^telephone$/,
    isRight: form(/^\+/),
    grade: 'warning',
    problem: 'Die Telefonnummer beginnt nicht mit «+» und der Landesvorwahl.',
    remedy: 'Schreiben Sie «+41 …» ohne die führende Null.',
  },
  {
    keys: /^telephone$/,
    isRight: (text) => !text.includes('(0)'),
    grade: 'warning',
    problem: '«(0)» in der Telefonnummer wählen manche Geräte mit.',
    remedy: 'Lassen Sie «(0)» weg.',
  },
  {
    keys: /^telephone$/,
    isRight: (text) => !text.startsWith('+41') || readPhone(text)?.isValid === true,
    problem: 'Das ist keine Schweizer Telefonnummer.',
    remedy: 'Nach +41 folgen neun Ziffern, etwa +41 44 123 45 67.',
  },
  {
    keys: /^postalCode$/,
    isRight: (text, node) => !isSwiss(node) || /^\d{4}$/.test(text),
    grade: 'warning',
    problem: 'Eine Schweizer PLZ hat vier Ziffern.',
    remedy: 'Prüfen Sie die PLZ.',
  },
  {
    keys: /^addressRegion$/,
    isRight: (text, node) => !isSwiss(node) || text.length !== 2 || cantons.includes(text.toUpperCase()),
    remedy: 'Schreiben Sie das Kürzel des Kantons, etwa ZH.',
  },
  {
    keys: /^(latitude|longitude)$/,
    isRight: form(/\.\d{5,}$/),
    grade: 'warning',
    problem: 'Die Koordinaten haben weniger als fünf Stellen nach dem Punkt.',
    remedy: 'Geben Sie fünf an, als Text, wenn eine Null am Ende steht.',
  },
  {
    keys: /^latitude$/,
    isRight: (_, { latitude, longitude }) =>
      Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180,
    problem: 'Breite und Länge liegen nicht auf der Erde.',
    remedy: 'In der Schweiz liegt die Breite bei 47, die Länge zwischen 6 und 10.5.',
  },
  {
    keys: /^latitude$/,
    isRight: (_, { latitude, longitude }) => !isSwapped(Number(latitude), Number(longitude)),
    problem: 'Breite und Länge sind vertauscht: So liegt der Betrieb vor Somalia.',
    remedy: 'Zuerst die Breite (in der Schweiz 45 bis 48), dann die Länge (5 bis 11).',
  },
  {
    keys: /^priceRange$/,
    isRight: (text) => text.length < 100,
    grade: 'warning',
    problem: 'Die Preisspanne hat 100 Zeichen oder mehr; Google zeigt sie dann nicht.',
    remedy: 'Kürzen Sie auf eine Spanne wie «CHF 80–160».',
  },
  {
    keys: /^iso6523Code$/,
    isRight: (text) => !text.startsWith('0183') || /^0183:CHE\d{9}$/.test(text),
    grade: 'warning',
    problem: 'Der Code der Schweizer UID hat nicht die Form «0183:CHE…» mit neun Ziffern.',
    remedy: 'Schreiben Sie die UID ohne Strich und Punkte.',
  },
]

const dateForm =
  /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?)?)?$/

function isDate(text: string): boolean {
  return dateForm.test(text) && (text.length < 10 || dayNumber(text.slice(0, 10)) !== undefined)
}

function isSwiss({ addressCountry }: JsonObject): boolean {
  return textsOf(addressCountry).some((country) => /^(CH|Schweiz|Switzerland)$/i.test(country.trim()))
}

const cantons = 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' ')

/** Switzerland and Liechtenstein lie between 45.8 and 47.9 north, 5.9 and 10.6 east: the other way round it is the sea off Somalia. */
function isSwapped(north: number, east: number): boolean {
  return north > 5.5 && north < 11 && east > 45.5 && east < 48.2
}
