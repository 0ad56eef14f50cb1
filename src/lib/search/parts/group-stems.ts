import { append } from '../append.ts'
import type { PackedStem } from './packed-words.ts'

/** Characters of JSON that a part may have, and that a beginning must have to get a part of its own; brotli makes a third of it. */
const limits = { most: 50_000, least: 12_000 }

/** Stems by the names of their parts, which are beginnings: what is frequent has a part of its own, the rest stays together. */
export function groupStems(stems: PackedStem[], name = ''): Map<string, PackedStem[]> {
  if (sizeOf(stems) <= limits.most && name !== '') return new Map([[name, stems]])
  const byBeginning = new Map<string, PackedStem[]>()
  for (const stem of stems) append(byBeginning, stem[0].slice(0, name.length + 1), stem)
  const parts = new Map<string, PackedStem[]>()
  const rest: PackedStem[] = []
  for (const [beginning, own] of byBeginning) {
    const isOfParent = beginning === name || (name !== '' && sizeOf(own) < limits.least)
    if (isOfParent) rest.push(...own)
    else for (const [part, found] of groupStems(own, beginning)) parts.set(part, found)
  }
  if (rest.length > 0) parts.set(name, rest)
  return parts
}

function sizeOf(stems: PackedStem[]): number {
  return stems.reduce((sum, stem) => sum + JSON.stringify(stem).length, 0)
}
