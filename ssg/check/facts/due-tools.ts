import type { ToolFacts } from '../../../src/tools/shared/tool-facts.ts'
import type { Problem } from '../../problem.ts'
import { monthsGood } from './due-sources.ts'
import { monthsLater } from './months-later.ts'

/** The rules of tools that were last read too long ago: what visitors see as «Regelstand». */
export function dueTools(tools: Record<string, ToolFacts>, today: string): Problem[] {
  return Object.entries(tools).flatMap(([id, { sources }]) =>
    sources
      .filter(({ url, read }) => monthsLater(read, monthsGood(url)) <= today)
      .map(({ title, url, read }) => ({
        file: `src/tools/${id}`,
        message: `die Regel «${title}» ist am ${read} gelesen worden: ${url}`,
      })),
  )
}
