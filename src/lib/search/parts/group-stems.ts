import { append } from '../append.ts'
import type { PackedStem } from './packed-words.ts'

/** Characters of JSON that a part may have, and that a beginning must have to get a part of its own; brotli makes a third of it. */
const limits = { most: 50_000, least: 12_000 }

/** Stems by the names of their parts, which are beginnings: what is frequent has a part of its own, the rest stays together. */
export function groupStems(stems: PackedStem[]): Map<string, PackedStem[]> {
  const sizes = new Map(stems.map((stem) => [stem, JSON.stringify(stem).length]))
  const sizeOf = (some: PackedStem[]) => some.reduce((sum, stem) => sum + (sizes.get(stem) ?? 0), 0)
  const parts = new Map<string, PackedStem[]>()

  function part(name: string, own: PackedStem[]): void {
    if (sizeOf(own) <= limits.most) parts.set(name, own)
    else split(name, own)
  }

  function split(name: string, own: PackedStem[]): void {
    const byBeginning = new Map<string, PackedStem[]>()
    for (const stem of own) append(byBeginning, stem[0].slice(0, name.length + 1), stem)
    const rest: PackedStem[] = []
    for (const [beginning, some] of byBeginning) {
      const isRare = name !== '' && sizeOf(some) < limits.least
      if (isRare || beginning === name) rest.push(...some)
      else part(beginning, some)
    }
    if (rest.length > 0) parts.set(name, rest)
  }

  split('', stems)
  return parts
}
