import { applicable, findingsOf, type Finding, type FindingRow } from '../shared/finding.ts'
import { takesText } from './data-types.ts'
import { saysMore } from './identity-findings.ts'
import {
  isMention,
  isObject,
  isPresent,
  listOf,
  placeOf,
  typesOf,
  type GraphNode,
  type Json,
  type JsonObject,
} from './read.ts'
import { requirementOf, retired } from './required-properties.ts'
import { bareType, isBusiness } from './types.ts'

/** Finds what Google requires and recommends. `isFaq` tells that the page has an FAQPage, whose questions Google requires nothing of. */
export function requiredFindings(node: GraphNode, all: JsonObject, isFaq: boolean): Finding[] {
  const told = findingsOf('graph', placeOf(node))
  return node.types.map(bareType).flatMap((type) => {
    const { isUnknown = false } = requirementOf(type) ?? {}
    const advised = missingAdvice(type, all, node)
    const isAsked = isFaq && /^(Question|Answer)$/.test(type)
    return applicable(told, [
      [
        Object.hasOwn(retired, type),
        'note',
        'retired',
        `«${type}» zeigt Google ${retired[type]} nicht mehr besonders an.`,
        'Schaden tut der Eintrag nicht; Sie können ihn stehen lassen.',
      ],
      [
        isUnknown,
        'unchecked',
        'type-unchecked',
        `Was Google zu «${type}» verlangt, prüft dieses Werkzeug nicht.`,
        'Prüfen Sie den Eintrag im Test für Rich-Suchergebnisse von Google.',
      ],
      [
        advised.length > 0,
        'note',
        'recommended',
        `«${type}»: Google empfiehlt auch «${advised.join('», «')}».`,
        'Ergänzen Sie, was davon auf der Seite steht.',
      ],
      ...missing(type, all, node).map((what): FindingRow => [
        !isAsked,
        'error',
        'required',
        `«${type}»: ${what}`,
        'Ergänzen Sie es, sofern die Seite es zeigt; sonst zeigt Google den Eintrag nicht besonders an.',
      ]),
    ])
  })
}

const wordsIn = (list: string, separator: string | RegExp = ' ') => list.split(separator).filter(Boolean)

/** What Google recommends and the object lacks. Of another firm, a variant or a part of an event, what belongs to it says the rest. */
function missingAdvice(type: string, all: JsonObject, node: GraphNode): string[] {
  const { recommended = '', exceptUnder = '' } = requirementOf(type) ?? {}
  const isPart = wordsIn(`hasVariant subEvent ${exceptUnder}`).includes(node.under ?? '')
  if (isPart || (isMention(node) && isBusiness(node.types))) return []
  const isMissing = (name: string) =>
    name.includes('.') ? lacks(all, name.split('.')) : !isPresent(all[name])
  return wordsIn(recommended)
    .map((names) => names.split('|'))
    .flatMap((names) => (names.every(isMissing) ? names.slice(0, 1) : []))
}

function missing(type: string, all: JsonObject, { id, under }: GraphNode): string[] {
  const requirement = requirementOf(type)
  if (!requirement || wordsIn(requirement.exceptUnder ?? '').includes(under ?? '')) return []
  const { onTop = '', alone = '', oneOf = '', nested = '' } = requirement
  const isMissing = (name: string) =>
    !isPresent(all[name]) || (!takesText(name) && !listOf(all[name]).some(isObject))
  const isAlone = under === undefined && id.startsWith('_:')
  const names = [requirement.all, under === undefined ? onTop : '', isAlone ? alone : ''].join(' ')
  const groups = wordsIn(oneOf, ', ').map((group) => group.split(' '))
  return [
    ...wordsIn(names)
      .filter(isMissing)
      .map((name) => `«${name}» fehlt; Google verlangt es.`),
    ...(groups.length > 0 && groups.every((group) => group.some(isMissing))
      ? [
          `Es fehlt ${groups.map((group) => `«${group.join('» mit «')}»`).join(', ')}; eines davon verlangt Google.`,
        ]
      : []),
    ...wordsIn(nested, ', ')
      .filter((path) => lacks(all, path.split('.')))
      .map((path) => `«${path}» fehlt; Google verlangt es.`),
    ...(type === 'BreadcrumbList' ? breadcrumbFaults(listOf(all['itemListElement'])) : []),
    ...(type === 'Product' && listOf(all['offers']).some(isWithoutPrice)
      ? ['Das Angebot nennt keinen Preis («price»); Google verlangt ihn.']
      : []),
  ]
}

/** Whether what is given of a path lacks the rest of it. What is only referenced is not judged; an online venue has no address, and a range of prices no delivery. */
function lacks(node: JsonObject, [name = '', ...rest]: readonly string[]): boolean {
  return listOf(node[name]).some((one) => {
    if (one === '' || rest.length === 0) return false
    // Google, «Job posting»: «confidential» stands for a firm that stays unnamed.
    if (!isObject(one)) return name !== 'hiringOrganization' || one !== 'confidential'
    const isElsewhere = '@id' in one && !saysMore(one)
    if (isElsewhere || /VirtualLocation|AggregateOffer/.test(typesOf(one).join(' '))) return false
    return !isPresent(one[rest[0] ?? '']) || lacks(one, rest)
  })
}

/** Checks breadcrumbs: Google requires a name for each step, a page for all but the last, and orders them by position. */
function breadcrumbFaults(steps: readonly Json[]): string[] {
  const known = steps.filter(isObject)
  const positions = known.map(({ position }) => JSON.stringify(position))
  return [
    ...(known.length === steps.length ? [] : ['Ein Schritt ist kein Eintrag; Google verlangt «ListItem».']),
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
  if (!isObject(offer) || !typesOf(offer).includes('Offer')) return false
  return !isPresent(offer['price']) && !isPresent(offer['priceSpecification'])
}
