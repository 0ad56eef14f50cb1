import type { Judgement } from './targets.ts'
import type { Figure, Row } from './visit/sample.ts'

/** Medians, the middle half of the values, and ratios to the floor, as a Markdown table: for terminals and the README. */
export function figuresTable(rows: Row[]): string {
  const sites = [...new Set(rows.flatMap(({ figures }) => figures.map(({ site }) => site)))]
  return markdownTable(
    ['', '', ...sites],
    rows.map(({ measure, of, figures }, index) => [
      rows[index - 1]?.measure === measure ? '' : measure,
      of,
      ...sites.map((name) => {
        const figure = figures.find(({ site }) => site === name)
        return figure ? describe(figure) : ''
      }),
    ]),
  )
}

export function judgementsTable(judgements: Judgement[]): string {
  return markdownTable(
    ['target', 'of', 'measured', 'at most', ''],
    judgements.map(({ target, of, value, most, holds }, index) => [
      judgements[index - 1]?.target === target ? '' : target,
      of,
      round(value),
      round(most),
      holds ? 'holds' : 'MISSED',
    ]),
  )
}

function describe({ median, from, to, ratio }: Figure): string {
  const spread = round(from) === round(to) ? '' : ` (${round(from)}–${round(to)})`
  const times = ratio === undefined || ratio === 1 ? '' : `, × ${ratio.toFixed(2)}`
  return `${round(median)}${spread}${times}`
}

const whole = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 0 })
const fine = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 3 })

function round(value: number): string {
  return (Math.abs(value) < 10 ? fine : whole).format(value)
}

function markdownTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const write = (row: string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  return [write(head), write(widths.map((width) => '-'.repeat(width))), ...rows.map(write)].join('\n')
}
