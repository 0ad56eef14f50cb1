import { findingsOf, type Finding } from '../shared/finding.ts'
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
import { recommendedOf, requirementOf, retired, withoutRequirements } from './required-properties.ts'
import { bareType, isKnownProperty, isKnownType, isOrganization, meantProperty } from './types.ts'
import { valueRules } from './value-rules.ts'

/**
 * Finds missing and unknown properties, invalid values, and types whose requirements are unknown to us. `isFaq` tells that the page has an FAQPage, whose
 * questions Google requires nothing of.
 */
export function valueFindings(node: GraphNode, isFaq = false): Finding[] {
  const all: JsonObject = Object.assign({}, ...node.described)
  const types = node.types.map(bareType)
  const isKnown = types.some(isKnownType)
  const isAlone = node.under === undefined && node.id.startsWith('_:')
  const findings: Finding[] = []
  const told = findingsOf('graph', placeOf(node))
  const add = (...finding: Parameters<typeof told>) => findings.push(told(...finding))

  for (const type of types) {
    const since = retired[type]
    if (since !== undefined) {
      const problem = `«${type}» zeigt Google ${since} nicht mehr besonders an.`
      add('note', 'retired', problem, 'Schaden tut der Eintrag nicht; Sie können ihn stehen lassen.')
    }
    const isAsked = isFaq && /^(Question|Answer)$/.test(type)
    for (const what of isAsked ? [] : missing(type, all, isAlone)) {
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
    // «query-input» and the like annotate properties of an action (schema.org, «Actions»).
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
  return (
    isOrganization([type]) ||
    [withoutRequirements.has(type), type in retired, requirementOf(type)].some(Boolean)
  )
}

function missing(type: string, node: JsonObject, isAlone: boolean): string[] {
  const { all = '', oneOf = '', alone = '', nested = '' } = requirementOf(type) ?? {}
  const isMissing = (name: string) => name !== '' && !isPresent(node[name])
  return [
    ...`${all} ${isAlone ? alone : ''}`
      .split(' ')
      .filter(isMissing)
      .map((name) => `«${name}» fehlt; Google verlangt es.`),
    ...(oneOf !== '' && oneOf.split(' ').every(isMissing)
      ? [`Es fehlt «${oneOf.replaceAll(' ', '», «')}»; eines davon verlangt Google.`]
      : []),
    ...(lacks(node, nested.split('.')) ? [`«${nested}» fehlt; Google verlangt es.`] : []),
    ...(type === 'BreadcrumbList' ? breadcrumbFaults(listOf(node['itemListElement'])) : []),
    ...(type === 'Product' && listOf(node['offers']).some(isWithoutPrice)
      ? ['Das Angebot nennt keinen Preis («price»); Google verlangt ihn.']
      : []),
  ]
}

/** Whether what is given of a path lacks the rest of it. What is only referenced is not judged, and an online venue has no address. */
function lacks(node: JsonObject, [name = '', ...rest]: readonly string[]): boolean {
  return listOf(node[name]).some((one) => {
    if (one === '' || rest.length === 0) return false
    if (!isObject(one)) return true
    if ('@id' in one || textsOf(one['@type']).some((type) => bareType(type) === 'VirtualLocation'))
      return false
    return !isPresent(one[rest[0] ?? '']) || lacks(one, rest)
  })
}

/** Checks breadcrumbs: Google requires a name for each step, a page for all but the last, and orders them by position. */
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

/** Whether an offer lacks the price that Google requires. An offer that is only referenced is checked at its description. */
function isWithoutPrice(offer: Json): boolean {
  if (!isObject(offer) || !textsOf(offer['@type']).some((type) => bareType(type) === 'Offer')) return false
  return ['price', 'priceSpecification'].every((name) => listOf(offer[name]).length === 0)
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
