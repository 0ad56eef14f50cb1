import type { GraphNode } from './read.ts'

/** As the visitor finds it: by its name and its identifier. */
export function placeOf({ id, name, places, types }: GraphNode): string {
  const called = name ?? types[0] ?? 'ohne Namen'
  return `${places[0] ?? ''}, «${called.slice(0, 60)}»${id.startsWith('_:') ? '' : ` (${id.slice(0, 80)})`}`
}
