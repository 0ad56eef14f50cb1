import { canParseUrl } from '../../lib/can-parse-url.ts'
import { alikeness } from '../shared/compare-addresses.ts'
import { findingsOf, type Finding } from '../shared/finding.ts'
import { isMention, isObject, listOf, placeOf, textsOf, type EntityGraph, type GraphNode } from './read.ts'
import { isOrganization } from './types.ts'

const told = findingsOf('graph')

/** Finds blocks whose names do not mean those of schema.org. */
export function contextFindings({ contexts }: EntityGraph): Finding[] {
  return contexts.flatMap(({ place, context }) => {
    const named = listOf(context)
    const vocabularies = named.flatMap((one) => (isObject(one) ? textsOf(one['@vocab']) : textsOf(one)))
    if (vocabularies.some(isSchema)) return []
    const prefixes = named.filter(isObject).flatMap(Object.values).flatMap(textsOf)
    if (vocabularies.length === 0 && prefixes.some(isSchema)) {
      const problem = 'Namen mit Präfix wie «schema:name» liest dieses Werkzeug nicht.'
      const remedy = 'Prüfen Sie den Block auf validator.schema.org, oder lassen Sie das Präfix weg.'
      return [told('unchecked', 'prefix', problem, remedy, place)]
    }
    const problem = '«@context» macht schema.org nicht zum Vokabular; die Angaben bedeuten dann nichts.'
    const remedy = 'Beginnen Sie den Block mit "@context": "https://schema.org".'
    return [told('error', 'context', problem, remedy, place)]
  })
}

/** The vocabulary of schema.org, or the file of its context. */
const isSchema = (address: string) =>
  /^https?:\/\/(www\.)?schema\.org(\/|\/docs\/jsonldcontext\.json(ld)?)?$/.test(address.trim())

/** Finds relative identifiers and dangling references. */
export function idFindings({ nodes, edges }: EntityGraph): Finding[] {
  const described = new Set(nodes.map(({ id }) => id))
  const hosts = new Set(
    nodes.flatMap((node) => [node.id, ...node.described.flatMap(({ url }) => textsOf(url))].flatMap(hostOf)),
  )
  // What is described on another site, such as Wikidata, needs no description here.
  const isForeign = (id: string) => hosts.size > 0 && hostOf(id).some((host) => !hosts.has(host))
  const used = [
    ...nodes.map(({ id, places: [place] }) => ({ id, place })),
    ...edges.map(({ to, place }) => ({ id: to, place })),
  ]
  const relative = used.filter(({ id }) => !/^(?:_:|\/|[a-z][a-z\d+.-]*:)/i.test(id))
  const dangling = edges.filter((edge) => !described.has(edge.to) && !isAddress(edge) && !isForeign(edge.to))
  return [
    ...relative.map(({ id, place }) => {
      const problem = `Die Kennung «${id.slice(0, 80)}» ist relativ, also auf jeder Seite eine andere.`
      return told('warning', 'relative-id', problem, 'Beginnen Sie mit https://.', place)
    }),
    ...dangling.map(({ to, property, place }) => {
      const problem = `«${property}» verweist auf «${to.slice(0, 80)}», doch hier steht nicht, was das ist.`
      return told('warning', 'dangling', problem, 'Wiederholen Sie hier Typ, Name und Adresse.', place)
    }),
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
  const { id, described, all } = node
  if (id.startsWith('_:')) return []
  const unlike = Object.keys(all).filter((key) => {
    const said = described.filter((one) => key in one).map((one) => JSON.stringify(one[key]))
    return !key.startsWith('@') && new Set(said).size > 1
  })
  if (unlike.length === 0) return []
  const problem = `Dieselbe Kennung ist ${described.length}-mal beschrieben, und zwar verschieden: ${unlike.slice(0, 5).join(', ')}.`
  return [told('warning', 'contradiction', problem, 'Führen Sie sie zusammen.', placeOf(node))]
}

/** How schema.org links a firm and its branches, which may have the same name. */
const branchLinks = ['parentOrganization', 'branchOf', 'department', 'subOrganization']

function isBranch(one: GraphNode, other: GraphNode): boolean {
  const linked = [one, other].flatMap(({ described }) =>
    described.flatMap((text) => branchLinks.flatMap((key) => listOf(text[key]))),
  )
  if ([one, other].some(({ under = '' }) => branchLinks.includes(under))) return true
  if (linked.some((to) => isObject(to) && [one.id, other.id].some((id) => id === to['@id']))) return true
  const [first = [], second = []] = [one, other].map(addressNumbers)
  return first.some((number) => !second.includes(number)) && second.some((number) => !first.includes(number))
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
      const ids = [twin, node].map(({ id }) =>
        id.startsWith('_:') ? 'ohne Kennung' : `unter «${id.slice(0, 80)}»`,
      )
      const problem = `Dieselbe Firma steht zweimal da, ${[...new Set(ids)].join(' und ')}.`
      const remedy = 'Schalten Sie einen ab, oder geben Sie beiden dieselbe «@id».'
      return [told('warning', 'twin', problem, remedy, placeOf(node))]
    })
}
