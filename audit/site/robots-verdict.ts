import { crawlerRules, namedCrawler } from '../../src/tools/page-check/robots/crawlers.ts'
import { judgeAddress } from '../../src/tools/page-check/robots/judge-address.ts'
import { parseRobots } from '../../src/tools/page-check/robots/parse-robots.ts'

export interface RobotsVerdict {
  isAllowed: (path: string, crawler: string) => boolean
  /** The addresses of the sitemaps that the file names. */
  sitemaps: string[]
}

/** A robots.txt as crawlers read it, by the engine of the site's own tool, which follows Google's parser case by case. */
export function readRobots(text: string): RobotsVerdict {
  const { lines, sitemaps } = parseRobots(text)
  return {
    sitemaps: sitemaps.map(({ address }) => address),
    isAllowed: (path, crawler) =>
      judgeAddress(path, crawlerRules(lines, namedCrawler(crawler)), { lines }).allowed !== false,
  }
}
