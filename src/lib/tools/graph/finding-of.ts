import type { Finding, Grade } from '../finding.ts'
import type { GraphNode } from './read.ts'

/** A finding about a node, a block or the whole graph. */
export function findingOf(
  grade: Grade,
  rule: string,
  problem: string,
  remedy: string,
  place?: string,
): Finding {
  return { grade, rule, problem, remedy, ...(place !== undefined && { place }) }
}

/** As the visitor finds it: by its name and its identifier. */
export function placeOf({ id, name, places, types }: GraphNode): string {
  const called = name ?? types[0] ?? 'ohne Namen'
  return `${places[0] ?? ''}, «${called.slice(0, 60)}»${id.startsWith('_:') ? '' : ` (${id.slice(0, 80)})`}`
}
