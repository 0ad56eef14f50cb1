import { frontmatterSchema } from '../../src/lib/site/page-schema.ts'
import { lastChange } from '../../src/lib/site/swiss-date.ts'
import type { ToolFacts } from '../../src/tools/shared/tool-facts.ts'
import { citedSources } from '../content/cited-sources.ts'
import type { Content } from '../content/content.ts'
import { sourcesFile, type Sources } from '../content/sources.ts'
import type { Problem } from '../problem.ts'

/** After how many months a text without `reviewBy` is due. */
const monthsOfText = 6

/** The texts that are due for review: by their `reviewBy`, or half a year after their last change. */
export function duePages(content: Content[], today: string): Problem[] {
  return content.flatMap(({ file, frontmatter, lineOf }) => {
    const facts = frontmatterSchema.safeParse(frontmatter).data
    if (!facts) return []
    const { updated, reviewBy } = facts
    const by = reviewBy ?? monthsLater(lastChange(facts), monthsOfText)
    if (by > today) return []
    const key = reviewBy ? 'reviewBy' : updated ? 'updated' : 'published'
    const since = reviewBy ? '' : `: ${monthsOfText} Monate nach der letzten Änderung`
    return [{ file, line: lineOf(key), message: `war bis ${by} wieder zu lesen${since}` }]
  })
}

/** The sources that are due for review, the oldest first, each with the texts that cite it. */
export function dueSources(content: Content[], sources: Sources, register: string, today: string): Problem[] {
  const lines = register.split('\n')
  const cited = content.map(({ file, tree }) => ({ file, keys: citedSources(tree) }))
  return Object.entries(sources)
    .map(([key, source]) => ({ key, source, by: monthsLater(source.checked, monthsGood(source.url)) }))
    .filter(({ by }) => by <= today)
    .toSorted((one, other) => one.by.localeCompare(other.by))
    .map(({ key, source: { url, checked }, by }) => {
      const files = cited.flatMap(({ file, keys }) => (keys.has(key) ? [file] : []))
      return {
        file: sourcesFile,
        line: lines.indexOf(`${key}:`) + 1,
        message: `«${key}» ist am ${checked} gelesen worden und war bis ${by} wieder zu lesen: ${url}`,
        hint: files.length === 0 ? 'Kein Text zitiert sie.' : `Zitiert in ${files.join(', ')}.`,
      }
    })
}

/** The tools whose rules are due for review; visitors see the day as «Regelstand». */
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

/** Publishers that change without notice: search engines, their products for website owners, and the law. */
const changing =
  /(^|\.)(google\.com|withgoogle\.com|googleusercontent\.com|blog\.google|web\.dev|chrome\.com|bing\.com|microsoft\.com|microsoftstart\.com|indexnow\.org|admin\.ch|europa\.eu)$/

/** Hosts of publishers that explain the law. */
const lawyers =
  /(^|\.)(datenrecht\.ch|datenschutz\.law|steigerlegal\.ch|vischer\.com|homburger\.ch|infosec\.ch)$/

/** After how many months a source is due for review. */
function monthsGood(url: string): number {
  const { hostname } = new URL(url)
  return changing.test(hostname) || lawyers.test(hostname) ? 6 : 12
}

/** The same day some months later, or the last one of a shorter month: «2026-08-31» and 6 is «2027-02-28». */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
