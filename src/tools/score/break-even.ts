/** From which chance of success on something pays that costs so much and then brings so much; `undefined` where it brings nothing. */
export function breakEvenOf(cost: number, gain: number): number | undefined {
  return gain > 0 ? cost / gain : undefined
}
