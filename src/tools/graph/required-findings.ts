import { findingsOf, type Finding } from '../shared/finding.ts'
import { takesText } from './data-types.ts'
import {
  isMention,
  isObject,
  isPresent,
  listOf,
  placeOf,
  typesOf,
  type GraphNode,
  type JsonObject,
} from './read.ts'
import { requirementOf, retired, type Requirement } from './required-properties.ts'
import { bareType, isBusiness } from './types.ts'

/** Finds what Google requires and recommends. `isFaq` tells that the page has an FAQPage, whose questions Google requires nothing of. */
export function requiredFindings(node: GraphNode, isFaq: boolean): Finding[] {
  const told = findingsOf('graph', placeOf(node))
  return node.types.map(bareType).flatMap((type) => {
    const requirement = requirementOf(type)
    const findings: Finding[] = []
    if (Object.hasOwn(retired, type)) {
      const problem = `«${type}» zeigt Google ${retired[type]} nicht mehr besonders an.`
      const remedy = 'Schaden tut der Eintrag nicht; Sie können ihn stehen lassen.'
      findings.push(told('note', 'retired', problem, remedy))
    }
    if (requirement.isUnknown) {
      const problem = `Was Google zu «${type}» verlangt, prüft dieses Werkzeug nicht.`
      const remedy = 'Prüfen Sie den Eintrag im Test für Rich-Suchergebnisse von Google.'
      findings.push(told('unchecked', 'type-unchecked', problem, remedy))
    }
    const advised = missingAdvice(node, requirement)
    if (advised.length > 0) {
      const problem = `«${type}»: Google empfiehlt auch «${advised.join('», «')}».`
      findings.push(told('note', 'recommended', problem, 'Ergänzen Sie, was davon auf der Seite steht.'))
    }
    if (isFaq && /^(Question|Answer)$/.test(type)) return findings
    const remedy =
      'Ergänzen Sie es, sofern die Seite es zeigt; sonst zeigt Google den Eintrag nicht besonders an.'
    return [
      ...findings,
      ...missing(type, node, requirement).map((what) =>
        told('error', 'required', `«${type}»: ${what}`, remedy),
      ),
    ]
  })
}

const wordsIn = (list = '', separator = ' ') => list.split(separator).filter(Boolean)

/** What Google recommends and the object lacks. Of another firm, a variant or a part of an event, what belongs to it says the rest. */
function missingAdvice(node: GraphNode, { recommended, exceptUnder = '' }: Requirement): string[] {
  const isPart = wordsIn(`hasVariant subEvent ${exceptUnder}`).includes(node.under ?? '')
  if (isPart || (isMention(node) && isBusiness(node.types))) return []
  const isMissing = (name: string) =>
    name.includes('.') ? lacks(node.all, name.split('.')) : !isPresent(node.all[name])
  return wordsIn(recommended)
    .map((names) => names.split('|'))
    .flatMap((names) => (names.every(isMissing) ? names.slice(0, 1) : []))
}

/** What Google requires and the object lacks. Of breadcrumbs it is a name for each step, and a page for all but the last. */
function missing(type: string, { id, under, all }: GraphNode, requirement: Requirement): string[] {
  if (wordsIn(requirement.exceptUnder).includes(under ?? '')) return []
  const isMissing = (name: string) =>
    !isPresent(all[name]) || (!takesText(name) && !listOf(all[name]).some(isObject))
  const { onTop, alone } = under === undefined ? requirement : {}
  const names = [requirement.all, onTop, id.startsWith('_:') ? alone : ''].join(' ')
  const groups = wordsIn(requirement.oneOf, ', ').map((group) => group.split(' '))
  const steps = type === 'BreadcrumbList' ? listOf(all['itemListElement']) : []
  const items = steps.filter(isObject)
  const positions = new Set(items.map(({ position }) => JSON.stringify(position)))
  // An offer that is only referenced is checked at its description.
  const offers = listOf(type === 'Product' ? all['offers'] : [])
    .filter(isObject)
    .filter((offer) => typesOf(offer).includes('Offer'))
  const faults: [applies: boolean, what: string][] = [
    ...wordsIn(names).map((name) => faultOf(name, isMissing(name))),
    [
      groups.length > 0 && groups.every((group) => group.some(isMissing)),
      `Es fehlt ${groups.map((group) => `«${group.join('» mit «')}»`).join(', ')}; eines davon verlangt Google.`,
    ],
    ...wordsIn(requirement.nested, ', ').map((path) => faultOf(path, lacks(all, path.split('.')))),
    [items.length < steps.length, 'Ein Schritt ist kein Eintrag; Google verlangt «ListItem».'],
    [
      !items.every((step) => '@id' in step || isNamed(step)),
      'Einem Schritt fehlt «name»; Google verlangt es.',
    ],
    [
      items.slice(0, -1).some(({ item }) => listOf(item).length === 0),
      'Einem Schritt fehlt «item»; Google verlangt es bei allen ausser dem letzten.',
    ],
    [positions.size < items.length, 'Zwei Schritte haben dieselbe «position».'],
    [
      offers.some((offer) => !isPresent(offer['price']) && !isPresent(offer['priceSpecification'])),
      'Das Angebot nennt keinen Preis («price»); Google verlangt ihn.',
    ],
  ]
  return faults.flatMap(([applies, what]) => (applies ? what : []))
}

function isNamed({ name, item }: JsonObject): boolean {
  return isPresent(name) || listOf(item).some((page) => isObject(page) && isPresent(page['name']))
}

const faultOf = (name: string, applies: boolean): [boolean, string] => [
  applies,
  `«${name}» fehlt; Google verlangt es.`,
]

/** Whether what is given of a path lacks the rest of it. What is only referenced is not judged; an online venue has no address, and a range of prices no delivery. */
function lacks(node: JsonObject, [name = '', ...rest]: readonly string[]): boolean {
  return listOf(node[name]).some((one) => {
    if (one === '' || rest.length === 0) return false
    // Google, «Job posting»: «confidential» stands for a firm that stays unnamed.
    if (!isObject(one)) return name !== 'hiringOrganization' || one !== 'confidential'
    const isElsewhere = '@id' in one && Object.keys(one).every((key) => /^(@|name$|url$)/.test(key))
    if (isElsewhere || /VirtualLocation|AggregateOffer/.test(typesOf(one).join(' '))) return false
    return !isPresent(one[rest[0] ?? '']) || lacks(one, rest)
  })
}
