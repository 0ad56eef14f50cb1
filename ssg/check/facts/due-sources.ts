import type { Content } from '../../content/content.ts'
import { citedSources } from '../../content/cited-sources.ts'
import type { Problem } from '../../problem.ts'
import { sourcesFile, type Sources } from '../../content/sources.ts'
import { monthsLater } from './months-later.ts'

/** Who changes what a text relies on without telling: search engines and what they offer to website owners, and the law. */
const changing =
  /(^|\.)(google\.com|withgoogle\.com|googleusercontent\.com|blog\.google|web\.dev|chrome\.com|bing\.com|microsoft\.com|microsoftstart\.com|indexnow\.org|admin\.ch|europa\.eu)$/

/** The hosts on which others explain the law. */
const lawyers =
  /(^|\.)(datenrecht\.ch|datenschutz\.law|steigerlegal\.ch|vischer\.com|homburger\.ch|infosec\.ch)$/

/** After how many months a source is to be read again. */
export function monthsGood(url: string): number {
  const { hostname } = new URL(url)
  return changing.test(hostname) || lawyers.test(hostname) ? 6 : 12
}

/** The sources that were last read too long ago, the oldest first, each with the texts that cite it. */
export function dueSources(content: Content[], sources: Sources, register: string, today: string): Problem[] {
  const lines = register.split('\n')
  const cited = content.map(({ file, tree }) => ({ file, keys: citedSources(tree) }))
  return Object.entries(sources)
    .map(([key, source]) => ({ key, source, by: monthsLater(source.checked, monthsGood(source.url)) }))
    .filter(({ by }) => by <= today)
    .toSorted((one, other) => one.by.localeCompare(other.by))
    .map(({ key, source: { url, checked }, by }) => ({
      file: sourcesFile,
      line: lines.indexOf(`${key}:`) + 1,
      message: `«${key}» ist am ${checked} gelesen worden und war bis ${by} wieder zu lesen: ${url}`,
      hint: citedIn(cited.flatMap(({ file, keys }) => (keys.has(key) ? [file] : []))),
    }))
}

function citedIn(files: string[]): string {
  return files.length === 0 ? 'Kein Text zitiert sie.' : `Zitiert in ${files.join(', ')}.`
}
