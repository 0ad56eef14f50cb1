import type { Finding } from '../../shared/finding.ts'
import type { CrawlerRules } from './crawlers.ts'
import { judgeAddress } from './judge-address.ts'
import type { RobotsLine } from './parse-robots.ts'
import { clipped } from './show-line.ts'

/** An address that a sitemap recommends and robots.txt closes for some crawlers. */
export function sitemapConflict(
  address: string,
  crawlers: CrawlerRules[],
  lines: RobotsLine[],
  place: string,
): Finding[] {
  const closed = crawlers
    .map((rules) => judgeAddress(address, rules, { lines }))
    .filter(({ allowed }) => allowed === false)
  const [first] = closed
  if (!first) return []
  const names = closed.map(({ crawler }) => crawler).join(', ')
  return [
    {
      grade: 'error',
      rule: 'sitemap/blocked',
      problem: `Die Sitemap empfiehlt «${clipped(address)}», robots.txt sperrt sie für ${names}. ${first.reason}`,
      remedy: 'Die Adresse aus der Sitemap nehmen oder die Sperre aufheben.',
      place,
    },
  ]
}
