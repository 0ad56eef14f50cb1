import type { Finding } from '../finding.ts'
import type { CrawlerRules } from './crawlers.ts'
import { judgeAddress } from './judge-address.ts'
import type { RobotsLine } from './parse-robots.ts'
import { clipped } from './show-line.ts'

/** The addresses in a pasted list: one a line, spaces and empty lines left out. */
export function readAddresses(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/**
 * Addresses that a sitemap recommends and robots.txt closes, one finding for each. 50,000 addresses take long with many
 * rules: call it with a slice of them, `from` being the index of its first, and collect with `listFindings`.
 */
export function sitemapConflicts(
  addresses: string[],
  crawlers: CrawlerRules[],
  lines: RobotsLine[],
  from = 0,
): Finding[] {
  return addresses.flatMap((address, index) => {
    const closed = crawlers
      .map((rules) => judgeAddress(address, rules, { lines }))
      .filter(({ allowed }) => allowed === false)
    const [first] = closed
    if (!first) return []
    return [
      {
        grade: 'error' as const,
        rule: 'sitemap/blocked',
        problem: `Die Sitemap empfiehlt «${clipped(address)}», robots.txt sperrt sie für ${closed.map(({ crawler }) => crawler).join(', ')}. ${first.reason}`,
        remedy: 'Die Adresse aus der Sitemap nehmen oder die Sperre aufheben.',
        place: `Eintrag ${from + index + 1}`,
      },
    ]
  })
}
