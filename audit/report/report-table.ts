import type { GroupResult, RuleResult, Totals } from '../audit.ts'
import { placeName } from '../../ssg/problem.ts'

/** The result for a terminal: a line per rule, and below it what was found. */
export function reportTable(results: GroupResult[], totals: Totals): string {
  const width = Math.max(...results.flatMap((group) => group.results).map(({ rule }) => rule.id.length))
  const lines = results.flatMap(({ title, results: rules }) => [
    '',
    title,
    ...rules.flatMap((result) => rows(result, width)),
  ])
  const { rules, pages, errors, warnings } = totals
  return [
    `${'Regel'.padEnd(width + 2)}  Dateien  Befunde`,
    ...lines,
    '',
    `${rules} Regeln, ${pages} Seiten: ${errors} Fehler, ${warnings} ${warnings === 1 ? 'Hinweis' : 'Hinweise'}`,
  ].join('\n')
}

function rows({ rule, covered, findings }: RuleResult, width: number): string[] {
  const count = findings.length === 0 ? '-' : `${findings.length} ${rule.severity}`
  return [
    `  ${rule.id.padEnd(width)}  ${String(covered.length).padStart(7)}  ${count}`,
    ...findings.map(({ message, hint, ...place }) => `    ${placeName(place)}: ${message}\n      ${hint}`),
  ]
}
