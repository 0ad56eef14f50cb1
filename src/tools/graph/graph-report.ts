import {
  findingOf,
  listFindings,
  resultText,
  unchecked,
  verdictOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import type { Values } from '../shared/tool-input.ts'
import { buildGraph, graphScript } from './build.ts'
import { textFault } from './data-types.ts'
import { extractBlocks } from './extract.ts'
import { nodeFindings } from './firm-findings.ts'
import { contextFindings, contradictions, idFindings, twins } from './identity-findings.ts'
import { isAddress, masterFindings } from './master-findings.ts'
import { readGraph, type EntityGraph, type GraphNode, type JsonObject } from './read.ts'
import { readMaster } from './read-master.ts'
import { requiredFindings } from './required-findings.ts'
import { schemaFindings } from './schema-findings.ts'
import { bareType } from './types.ts'
import { valueFindings, type PropertyFinding } from './value-findings.ts'

/** Builds the graph from the fields, as a script element; empty without a home page, whose address all identifiers begin with. */
export function builtGraph(values: Values): { verdict: Verdict; findings: Finding[]; script: string } {
  const data = readMaster(values)
  if (!data.url) {
    const verdict = unchecked('Tragen Sie mindestens Name und Startseite ein.')
    return { verdict, findings: [], script: '' }
  }
  const graph = buildGraph(data)
  const findings = listFindings(inOrder([...masterFindings(data), ...builtFindings(graph)]))
  // What the findings call unreadable is not published.
  const founded = textFault('foundingDate', data.founded) ? '' : data.founded
  const profiles = data.profiles.filter((profile) => !textFault('sameAs', profile))
  const services = data.services.map((one) => (isAddress(one.url) ? one : { ...one, url: '' }))
  return {
    verdict: verdictOf(findings, 'Das JSON-LD kann so auf die Startseite.'),
    findings,
    script: isAddress(data.url) ? graphScript(buildGraph({ ...data, founded, profiles, services })) : '',
  }
}

/**
 * The findings of the checker for the built graph, without those that `masterFindings` reports: a missing name or address, unreadable addresses and what
 * follows from them, and what is recommended.
 */
export function builtFindings(graph: JsonObject): Finding[] {
  return graphFindings(readGraph([{ place: '', json: graph }]))
    .filter(
      ({ rule, property, problem }) =>
        property !== 'url' &&
        !/relative-id|dangling|url-advised|recommended|graph\/(?:name|address)$/.test(rule) &&
        !(rule === 'graph/required' && problem.includes('«name»')),
    )
    .map(({ property = '', place = '', problem, ...finding }) => {
      const [, label] = fields.find(([, , ...properties]) => properties.includes(property)) ?? []
      return {
        ...finding,
        problem: label ? problem.replace(`«${property}» ist`, 'Eingetragen ist') : problem,
        place: label ?? place.replace(/ \(\S+\)$/, ''),
      }
    })
}

/** The fields in the order of the form, each with the place of its findings and its properties. */
const fields: [name: string, place: string, ...properties: string[]][] = [
  ['name', 'Name', 'name'],
  ['startseite', 'Startseite'],
  ['strasse', 'Strasse'],
  ['plz', 'PLZ', 'postalCode'],
  ['ort', 'Ort', 'addressLocality'],
  ['kanton', 'Kanton', 'addressRegion'],
  ['telefon', 'Telefon', 'telephone'],
  ['email', 'E-Mail', 'email'],
  ['logo', 'Logo', 'logo'],
  ['bild', 'Foto', 'image'],
  ['gegruendet', 'Gründungsjahr', 'foundingDate'],
  ['uid', 'UID'],
  ['typ', 'Typ'],
  ['koordinaten', 'Koordinaten', 'latitude', 'longitude'],
  ['preise', 'Preisspanne', 'priceRange'],
  ['zeiten', 'Öffnungszeiten'],
  ['profile', 'Profile', 'sameAs'],
]

const isAt = (label: string, { place = '' }: Finding) => place.split(', ')[0] === label

/** The findings in the order of the form; errors and warnings stand at their fields. */
function inOrder(findings: readonly Finding[]): Finding[] {
  return [
    ...fields.flatMap(([field, label]) =>
      findings
        .filter((finding) => isAt(label, finding))
        .map((finding) => (/error|warning/.test(finding.grade) ? { ...finding, field } : finding)),
    ),
    ...findings.filter((finding) => !fields.some(([, label]) => isAt(label, finding))),
  ]
}

export interface CheckedGraph {
  verdict: Verdict
  findings: Finding[]
  /** The rows of the tables. */
  nodes: string[][]
  edges: string[][]
  /** Verdict and findings as a text. */
  text: string
}

/** Checks a pasted page or block. */
export function checkedGraph({ quelle = '' }: Values): CheckedGraph {
  const { blocks, findings } = extractBlocks(quelle)
  const graph = readGraph(blocks)
  const isEmpty = blocks.length > 0 && graph.nodes.length === 0
  const listed = listFindings([
    ...findings,
    ...(isEmpty ? [noEntry] : []),
    ...(blocks.length > 0 ? graphFindings(graph) : []),
  ])
  const names = new Map(graph.nodes.map((node) => [node.id, calledOf(node)]))
  const told = (id: string) => names.get(id) ?? id
  const entries = counted(graph.nodes.length, 'Eintrag', 'Einträge')
  const verdict = verdictOf(listed, `${entries}, ${counted(graph.edges.length, 'Verweis', 'Verweise')}.`)
  return {
    verdict,
    text: resultText(verdict, listed),
    findings: listed,
    nodes: graph.nodes.map((node) => [
      calledOf(node),
      node.id.startsWith('_:') ? 'ohne' : node.id,
      node.types.join(', ') || 'ohne',
      [...new Set(node.places)].join(', '),
    ]),
    edges: graph.edges.map(({ from, property, to }) => [told(from), property, told(to)]),
  }
}

/** The maximum number of checked nodes. */
const mostNodes = 2000

/** Finds the problems of a graph. */
export function graphFindings(graph: EntityGraph): PropertyFinding[] {
  const nodes = graph.nodes.slice(0, mostNodes)
  const isFaq = nodes.some(({ types }) => types.some((type) => bareType(type) === 'FAQPage'))
  const reviewed = new Set(graph.edges.flatMap(({ property, to }) => (property === 'itemReviewed' ? to : [])))
  return [
    ...(graph.isCut || graph.nodes.length > mostNodes ? [partly] : []),
    ...contextFindings(graph),
    ...idFindings(graph),
    ...nodes.flatMap((node) => [
      ...contradictions(node),
      ...nodeFindings(node),
      ...requiredFindings(node, isFaq),
      ...schemaFindings(node),
      ...valueFindings(node, reviewed.has(node.id)),
    ]),
    ...twins(nodes),
  ]
}

const partly = findingOf(
  'warning',
  'graph/partly-read',
  'Die Angaben sind zu zahlreich oder zu tief; ein Teil ist nicht geprüft.',
  'Prüfen Sie eine einzelne Seite.',
)

const noEntry = findingOf(
  'unchecked',
  'graph/no-entry',
  'Das JSON enthält keinen Eintrag mit Eigenschaften.',
  'Ein Block beginnt mit { und nennt "@context" und "@type".',
)

const counted = (count: number, one: string, more: string) =>
  `${swissNumber(count)} ${count === 1 ? one : more}`

/** The name of a node in tables: its type and its name. */
function calledOf({ types, name, id }: GraphNode): string {
  const type = types[0] ?? 'ohne Typ'
  if (name !== undefined) return `${type} «${name.slice(0, 60)}»`
  return id.startsWith('_:') ? `${type} (${id.slice(2)})` : `${type} ${id.slice(0, 80)}`
}
