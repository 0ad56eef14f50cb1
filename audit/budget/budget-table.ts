import type { BudgetGroup } from './budget.ts'

const number = new Intl.NumberFormat('de-CH')

/** The budget for a terminal: bytes of brotli, the limit where there is one, and what is over it. */
export function budgetTable(groups: BudgetGroup[]): string {
  const width = Math.max(...groups.flatMap(({ lines }) => lines.map(({ what }) => what.length)))
  return groups
    .flatMap(({ title, lines }) => [
      '',
      title,
      ...lines.map(({ what, bytes, limit }) => {
        const most = limit === undefined ? '' : `  of ${number.format(limit)}`
        const over = limit !== undefined && bytes > limit ? '  OVER' : ''
        return `  ${what.padEnd(width)}  ${number.format(bytes).padStart(8)}${most}${over}`
      }),
    ])
    .join('\n')
}
