/** A B C A B C …: what slows the machine down for a while slows every site alike. */
export function interleave<T>(items: readonly T[], rounds: number): { round: number; item: T }[] {
  return Array.from({ length: rounds }, (_, round) => items.map((item) => ({ round, item }))).flat()
}
