import { lastChange } from '../../src/lib/site/swiss-date.ts'
import type { ToolFacts } from '../../src/tools/shared/tool-facts.ts'
import { citedSources } from '../content/text-nodes.ts'
import type { Content } from '../content/content.ts'
import { sourcesFile, type Sources } from '../content/sources.ts'
import { formatProblems, type Problem } from '../problem.ts'

export interface Review extends Problem {
  by: string
}

/** What is due on a day, the oldest first, and the day after it on which something is due next. */
export function dueList(reviews: Review[], day: string): string {
  const sorted = reviews.toSorted((one, other) => one.by.localeCompare(other.by))
  const due = sorted.filter(({ by }) => by <= day)
  const next = sorted[due.length]?.by
  const count = `Am ${day} ist ${due.length} Mal etwas wieder zu lesen`
  const further = next ? `, das nächste bis ${next}: \`npm run check:facts -- ${next}\` nennt es` : ''
  // One by one, because together those with the same hint would leave the order of the days.
  return [...due.map((review) => formatProblems([review])), `${count}${further}.`].join('\n')
}

/** After how many months a text without `reviewBy` is due. */
const monthsOfText = 6

/** Texts are due by their `reviewBy`, or half a year after their last change. */
export function pageReviews(content: Content[]): Review[] {
  return content.flatMap(({ file, frontmatter, facts }) => {
    if (!facts) return []
    const { updated, reviewBy } = facts
    const by = reviewBy ?? monthsLater(lastChange(facts), monthsOfText)
    const key = reviewBy ? 'reviewBy' : updated ? 'updated' : 'published'
    const since = reviewBy ? '' : `: ${monthsOfText} Monate nach der letzten Änderung`
    return [{ file, line: frontmatter.lineOf([key]), message: `ist bis ${by} wieder zu lesen${since}`, by }]
  })
}

/** The sources, each with the texts that cite it. */
export function sourceReviews(content: Content[], sources: Sources, register: string): Review[] {
  const lines = register.split('\n')
  const cited = content.map(({ file, tree }) => ({ file, keys: citedSources(tree) }))
  return Object.entries(sources).map(([key, { url, checked }]) => {
    const files = cited.flatMap(({ file, keys }) => (keys.has(key) ? [file] : []))
    const by = monthsLater(checked, monthsGood(url))
    return {
      file: sourcesFile,
      line: lines.indexOf(`${key}:`) + 1,
      message: `«${key}» ist am ${checked} gelesen worden und bis ${by} wieder zu lesen: ${url}`,
      hint: files.length === 0 ? 'Kein Text zitiert sie.' : `Zitiert in ${files.join(', ')}.`,
      by,
    }
  })
}

/** The rules of the tools; visitors see the day of reading as «Regelstand». */
export function toolReviews(tools: Record<string, ToolFacts>): Review[] {
  return Object.entries(tools).flatMap(([id, { sources }]) =>
    sources.map(({ title, url, read }) => {
      const by = monthsLater(read, monthsGood(url))
      const message = `die Regel «${title}» ist am ${read} gelesen worden und bis ${by} wieder zu lesen: ${url}`
      return { file: `src/tools/${id}`, message, by }
    }),
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
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
