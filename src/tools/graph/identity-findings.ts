import { canParseUrl } from '../../lib/can-parse-url.ts'
import { alikeness } from '../shared/compare-addresses.ts'
import { type Finding, findingOf } from '../shared/finding.ts'
import {
  isMention,
  isObject,
  listOf,
  placeOf,
  textsOf,
  type EntityGraph,
  type GraphNode,
  type Json,
  type JsonObject,
} from './read.ts'
import { isOrganization } from './types.ts'

/** Finds blocks whose names do not mean those of schema.org. */
export function contextFindings({ contexts }: EntityGraph): Finding[] {
  return contexts.flatMap(({ place, context }) => {
    const named = listOf(context)
    const vocabularies = named.flatMap((one) => (isObject(one) ? textsOf(one['@vocab']) : textsOf(one)))
    if (vocabularies.some(isSchema)) return []
    const isPrefixed = named.filter(isObject).flatMap(Object.values).flatMap(textsOf).some(isSchema)
    return [{ ...(isPrefixed && vocabularies.length === 0 ? onlyPrefix : otherContext), place }]
  })
}

/** The vocabulary of schema.org, or the file of its context. */
const isSchema = (address: string) =>
  /^https?:\/\/(www\.)?schema\.org(\/|\/docs\/jsonldcontext\.json(ld)?)?$/.test(address.trim())

const otherContext = findingOf(
  'error',
  'graph/context',
  '«@context» macht schema.org nicht zum Vokabular; die Angaben bedeuten dann nichts.',
  'Beginnen Sie den Block mit "@context": "https://schema.org".',
)
const onlyPrefix = findingOf(
  'unchecked',
  'graph/prefix',
  'Namen mit Präfix wie «schema:name» liest dieses Werkzeug nicht.',
  'Prüfen Sie den Block auf validator.schema.org, oder lassen Sie das Präfix weg.',
)

/** Finds relative identifiers and dangling references. */
export function idFindings({ nodes, edges }: EntityGraph): Finding[] {
  const described = new Set(nodes.map(({ id }) => id))
  const used = [
    ...nodes.map(({ id, places }) => ({ id, place: places[0] })),
    ...edges.map(({ to, place }) => ({ id: to, place })),
  ]
  const hosts = new Set(
    nodes.flatMap(({ id, described: texts }) =>
      [id, ...texts.flatMap((one) => textsOf(one.url))].flatMap(hostOf),
    ),
  )
  // What is described on another site, such as Wikidata, needs no description here.
  const isForeign = (id: string) => hosts.size > 0 && hostOf(id).some((host) => !hosts.has(host))
  return [
    ...used
      .filter(({ id }) => !/^(?:_:|\/|[a-z][a-z\d+.-]*:)/i.test(id))
      .map(({ id, place }) =>
        findingOf(
          'warning',
          'graph/relative-id',
          `Die Kennung «${id.slice(0, 80)}» ist relativ, also auf jeder Seite eine andere.`,
          'Beginnen Sie mit https://.',
          place,
        ),
      ),
    ...edges
      .filter(
        (edge) => edge.isReference && !described.has(edge.to) && !isAddress(edge) && !isForeign(edge.to),
      )
      .map(({ to, property, place }) =>
        findingOf(
          'warning',
          'graph/dangling',
          `«${property}» verweist auf «${to.slice(0, 80)}», doch hier steht nicht, was das ist.`,
          'Wiederholen Sie hier Typ, Name und Adresse.',
          place,
        ),
      ),
  ]
}

function hostOf(address: string): string[] {
  return /^https?:/i.test(address) && canParseUrl(address)
    ? [new URL(address).host.replace(/^www\./, '')]
    : []
}

/** Whether a reference is only a URL, of a page or of a schema.org value, as in Google's own examples. */
function isAddress({ property, to }: EntityGraph['edges'][number]): boolean {
  return /^(item|mainEntityOfPage)$/.test(property) || to.includes('//schema.org/')
}

/** Finds an identifier with different descriptions. */
export function contradictions(node: GraphNode): Finding[] {
  const { id, described } = node
  if (described.length < 2 || id.startsWith('_:')) return []
  const keys = [...new Set(described.flatMap(Object.keys))].filter((key) => !key.startsWith('@'))
  const unlike = keys.filter((key) => {
    const said = described.filter((one) => key in one).map((one) => JSON.stringify(one[key]))
    return new Set(said).size > 1
  })
  if (unlike.length === 0) return []
  return [
    findingOf(
      'warning',
      'graph/contradiction',
      `Dieselbe Kennung ist ${described.length}-mal beschrieben, und zwar verschieden: ${unlike.slice(0, 5).join(', ')}.`,
      'Führen Sie sie zusammen.',
      placeOf(node),
    ),
  ]
}

/** Whether it says more of an object than a reference does, with type, name and URL. */
export function saysMore(description: JsonObject): boolean {
  return Object.keys(description).some((key) => !/^(@|name$|url$)/.test(key))
}

/** How schema.org links a firm and its branches, which may have the same name. */
const branchLinks = ['parentOrganization', 'branchOf', 'department', 'subOrganization']

function isBranch(one: GraphNode, other: GraphNode): boolean {
  if ([one, other].some(({ under = '' }) => branchLinks.includes(under))) return true
  if (linksOf(one).includes(other.id) || linksOf(other).includes(one.id)) return true
  const [first = [], second = []] = [one, other].map(addressNumbers)
  return first.some((number) => !second.includes(number)) && second.some((number) => !first.includes(number))
}

function linksOf({ described }: GraphNode): Json[] {
  const linked = described.flatMap((text) => branchLinks.flatMap((key) => listOf(text[key])))
  return linked.filter(isObject).map((to) => to['@id'] ?? '')
}

/** Postal code and house number. The words of an address are spelt in many ways. */
function addressNumbers({ described }: GraphNode): string[] {
  return JSON.stringify(described.map(({ address }) => address ?? '')).match(/\d+/g) ?? []
}

/** Finds a firm with two identifiers: the name, the URL or the telephone number is the same. */
export function twins(nodes: readonly GraphNode[]): Finding[] {
  const seen = new Map<string, GraphNode>()
  return nodes
    .filter(({ types }) => isOrganization(types))
    .flatMap((node) => {
      const marks = node.described
        .flatMap(({ name, legalName, url, telephone }) => [
          ...[name, legalName, url].flatMap(textsOf).map(alikeness),
          // Without the prefix of the country or the zero.
          ...textsOf(telephone).map((number) => number.replace(/\D/g, '').slice(-9)),
        ])
        .map((mark) => mark.trim().toLowerCase())
        .filter(Boolean)
      const twin = marks.map((mark) => seen.get(mark)).find((one) => one !== undefined)
      for (const mark of marks) if (!seen.has(mark)) seen.set(mark, node)
      if (!twin || (isMention(twin) && isMention(node)) || isBranch(twin, node)) return []
      return [
        findingOf(
          'warning',
          'graph/twin',
          `Dieselbe Firma steht zweimal da, ${[...new Set([twin, node].map(shownId))].join(' und ')}.`,
          'Schalten Sie einen ab, oder geben Sie beiden dieselbe «@id».',
          placeOf(node),
        ),
      ]
    })
}

function shownId({ id }: GraphNode): string {
  return id.startsWith('_:') ? 'ohne Kennung' : `unter «${id.slice(0, 80)}»`
}
