import { type Finding, findingOf } from '../shared/finding.ts'
import { nodeFindings, sameAsFindings } from './firm-findings.ts'
import { contextFindings, doubled, idFindings, twins } from './identity-findings.ts'
import type { EntityGraph } from './read.ts'
import { valueFindings } from './value-findings.ts'

/** What is wrong with a graph: its identifiers, its references, the firm, its profiles. At most 200 findings of 2,000 nodes. */
export function graphFindings(graph: EntityGraph): Finding[] {
  const nodes = graph.nodes.slice(0, mostNodes)
  return [
    ...(graph.isCut || graph.nodes.length > mostNodes ? [partly] : []),
    ...contextFindings(graph),
    ...idFindings(graph),
    ...nodes.flatMap((node) => [...doubled(node), ...nodeFindings(node), ...valueFindings(node)]),
    ...twins(nodes),
    ...sameAsFindings(graph),
  ].slice(0, 200)
}

const mostNodes = 2000

const partly = findingOf(
  'warning',
  'graph/partly-read',
  'Die Angaben sind zu zahlreich oder zu tief; ein Teil ist nicht geprüft.',
  'Prüfen Sie eine einzelne Seite.',
)
