import { findingsOf, type Finding } from '../shared/finding.ts'
import {
  isObject,
  isPresent,
  listOf,
  placeOf,
  scalarsOf,
  textsOf,
  typesOf,
  type GraphNode,
  type JsonObject,
} from './read.ts'
import { isStarless } from './required-properties.ts'
import { bareType, isA } from './types.ts'
import { valueRules } from './value-rules.ts'

/** A finding about the value of a property. */
export interface PropertyFinding extends Finding {
  property?: string
}

/** Finds invalid values, and prices, opening hours and ratings that lack a part or get no stars. `isReviewed` tells that a review names the node. */
export function valueFindings(node: GraphNode, isReviewed: boolean): PropertyFinding[] {
  const { all } = node
  const told = findingsOf('graph', placeOf(node))
  const types = node.types.map(bareType)
  const isHours = types.includes('OpeningHoursSpecification')
  const lacks = (...names: string[]) => names.some((name) => !isPresent(all[name]))
  const [author] = textsOf(all['author'])
  const isReview = isA(types, 'Review')
  const isRated = types.some((type) => type === 'Rating' || type === 'AggregateRating')
  const findings: PropertyFinding[] = []
  if ((isReviewed || !lacks('aggregateRating') || !lacks('review')) && isStarless(types)) {
    const problem = `Zu «${types[0]}» zeigt Google keine Sterne.`
    findings.push(told('error', 'no-stars', problem, 'Lassen Sie die Bewertung weg.'))
  }
  if (types.includes('Offer') && !lacks('price') && lacks('priceCurrency')) {
    const problem =
      'Dem Preis fehlt die Währung («priceCurrency»); für Händlereinträge verlangt Google sie, für Anlässe empfiehlt es sie.'
    findings.push(told('warning', 'currency', problem, 'Ergänzen Sie "priceCurrency": "CHF".'))
  }
  if (Boolean(author?.trim()) && (isReview || isA(types, 'Article'))) {
    const problem = `«author» ist nur der Text «${author?.slice(0, 40)}»; Google erwartet «Person» oder «Organization».`
    const remedy = `Schreiben Sie { "@type": "Person", "name": ${JSON.stringify(author)} }.`
    findings.push(told(isReview ? 'warning' : 'note', 'author', problem, remedy))
  }
  if (
    types.includes('Product') &&
    node.under !== 'hasVariant' &&
    listOf(all['offers']).some((offer) => isObject(offer) && typesOf(offer).includes('Offer')) &&
    lacks('image')
  ) {
    const problem = 'Dem Produkt fehlt das Bild; für Händlereinträge verlangt Google «image».'
    const remedy = 'Ergänzen Sie «image» mit der Adresse eines Fotos.'
    findings.push(told('warning', 'product-image', problem, remedy))
  }
  if (isHours && (lacks('opens', 'closes') || (lacks('dayOfWeek') && lacks('validFrom', 'validThrough')))) {
    const problem =
      'Einer Öffnungszeit fehlt «opens», «closes» oder der Tag; ohne die Zeiten ist nach schema.org geschlossen.'
    const remedy =
      'Ergänzen Sie sie mit «dayOfWeek», für Feiertage «validFrom» und «validThrough»; «00:00» bis «00:00» heisst geschlossen.'
    findings.push(told('warning', 'hours', problem, remedy))
  }
  return [
    ...findings,
    ...(isRated ? ratingFaults(all) : []).map((problem) =>
      told('error', 'rating', problem, 'Schreiben Sie die Zahl der Seite, mit Punkt statt Komma.'),
    ),
    ...Object.entries(all).flatMap(([key, value]) =>
      valueRules.flatMap(({ keys, isRight, grade = 'error', rule = 'value', problem, remedy }) => {
        if (!keys.test(key)) return []
        const wrong = scalarsOf(value).find((text) => text.trim() !== '' && !isRight(text.trim(), all))
        if (wrong === undefined) return []
        const unreadable = `«${key}» ist «${wrong.slice(0, 40)}» und nicht zu lesen.`
        const advice = typeof remedy === 'string' ? remedy : remedy(wrong.trim())
        return [{ ...told(grade, rule, problem ?? unreadable, advice), property: key }]
      }),
    ),
  ]
}

/** Checks a rating. By default the scale is 1 to 5 (schema.org). Google also reads fractions and percentages. */
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
