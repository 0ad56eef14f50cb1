export interface Sample {
  measure: string
  /** The page or the conditions. */
  of: string
  site: string
  value: number
}

/** The pages by hand that every site is compared with. */
export const floor = 'floor'

/** Medians, the middle half of the values, and ratios to the floor, as a Markdown table. */
export function figuresTable(samples: Sample[]): string {
  const sites = [...new Set(samples.map(({ site }) => site))]
  const rows = new Map(samples.map(({ measure, of }) => [`${measure} | ${of}`, { measure, of }]))
  const table = [...rows].map(([name, row]) => {
    const valuesOf = (site: string) =>
      samples
        .filter((sample) => sample.site === site && sample.measure === row.measure && sample.of === row.of)
        .map(({ value }) => value)
    const least = quantile(valuesOf(floor), 0.5)
    const cells = sites.map((site) => described(valuesOf(site), site === floor ? undefined : least))
    return `| ${[name, ...cells].join(' | ')} |`
  })
  return [`| | | ${sites.join(' | ')} |`, `|${' --- |'.repeat(sites.length + 2)}`, ...table].join('\n')
}

function described(values: number[], least: number | undefined): string {
  const median = quantile(values, 0.5)
  if (median === undefined) return ''
  const [from, to] = [0.25, 0.75].map((share) => rounded(quantile(values, share)))
  const times = least ? `, × ${(median / least).toFixed(2)}` : ''
  return `${rounded(median)}${from === to ? '' : ` (${from}–${to})`}${times}`
}

/** Between two values the one in proportion, as spreadsheets do. */
function quantile(values: number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)]
  const above = sorted[Math.ceil(position)]
  if (below === undefined || above === undefined) return undefined
  return below + (above - below) * (position - Math.floor(position))
}

const swiss = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 0 })

function rounded(value: number | undefined): string {
  return value === undefined ? '' : swiss.format(value)
}
