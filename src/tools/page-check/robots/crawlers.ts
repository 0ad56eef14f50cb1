import { aiCrawlers } from '../../../lib/site/ai-crawlers.ts'
import { crawlerName, rulesFor, type AgentRules } from './match-robots.ts'
import type { RobotsLine } from './parse-robots.ts'

export interface Crawler {
  name: string
  /** Its user agents in robots.txt, the most specific first. The first one with a group decides. */
  tokens: string[]
  /** The firm behind a crawler of an AI provider. */
  operator?: string
  /** Whether it ignores the group `*`; without `tokens` it ignores robots.txt. */
  ignoresGeneral?: true
  /** A statement of its operator that limits the verdict. */
  remark?: string
}

const google = (name: string): Crawler => ({ name, tokens: [name, 'Googlebot'] })

/**
 * Crawlers of search engines. Those that ignore «*» or the whole file are from Google's list of special-case crawlers (read on 2026-11-22). The fallback of
 * Applebot is from Apple's «About Applebot», which could not be opened that day.
 */
const searchCrawlers: Crawler[] = [
  { name: 'Googlebot', tokens: ['Googlebot'] },
  google('Googlebot-Image'),
  google('Googlebot-News'),
  google('Googlebot-Video'),
  { name: 'Bingbot', tokens: ['Bingbot'] },
  // Apple: without a group for Applebot it follows that of Googlebot.
  { name: 'Applebot', tokens: ['Applebot', 'Googlebot'] },
  ...['AdsBot-Google', 'AdsBot-Google-Mobile', 'APIs-Google', 'Mediapartners-Google'].map(
    (name): Crawler => ({
      name,
      tokens: [name],
      ignoresGeneral: true,
      remark: `${name} beachtet nur eine Gruppe mit seinem Namen, nicht «*».`,
    }),
  ),
  {
    name: 'Google-Safety',
    tokens: [],
    ignoresGeneral: true,
    remark: 'Google-Safety sucht Schadsoftware und beachtet robots.txt nicht.',
  },
]

/** Crawlers of AI providers. */
const assistantCrawlers: Crawler[] = aiCrawlers.map(({ name, operator, purpose }) => ({
  name,
  tokens: [name],
  operator,
  ...(purpose === 'request' && {
    remark: `${name} liest im Auftrag einer Person; laut ${operator} gilt robots.txt dann nicht in jedem Fall.`,
  }),
}))

const crawlers = [...searchCrawlers, ...assistantCrawlers]

/** Names of products, which do not begin like those of their crawlers. */
const products: Partial<Record<string, string>> = {
  chatgpt: 'openai',
  copilot: 'bing',
  gemini: 'google-extended',
}

/** The known crawlers that an unknown name may mean, by its beginning, its operator or a product; `undefined` for a known name. */
export function meantCrawlers(written: string): string[] | undefined {
  if (crawlers.some(({ name }) => name.toLowerCase() === crawlerName(written).toLowerCase())) return undefined
  const meant = products[written.toLowerCase()] ?? written.toLowerCase()
  return crawlers
    .filter(({ name, operator = '' }) => `\n${name}\n${operator}`.toLowerCase().includes(`\n${meant}`))
    .map(({ name }) => name)
}

/** The crawler with a name. Of an unknown one, such as «Example/2.1», only the part that robots.txt matches is the user agent. */
export function namedCrawler(name: string): Crawler {
  const known = crawlers.find((crawler) => crawler.name.toLowerCase() === name.trim().toLowerCase())
  return known ?? { name: name.trim(), tokens: [crawlerName(name.trim())] }
}

export interface CrawlerRules extends AgentRules {
  crawler: Crawler
  lines: RobotsLine[]
}

/** The rules of a file for a crawler, computed once, because a sitemap needs them up to 50,000 times. */
export function crawlerRules(lines: RobotsLine[], crawler: Crawler): CrawlerRules {
  const named = crawler.tokens
    .map((token) => rulesFor(lines, token || noCrawler))
    .find(({ isNamed }) => isNamed)
  const general = crawler.ignoresGeneral ? [] : rulesFor(lines, noCrawler).rules
  return { crawler, lines, ...(named ?? { isNamed: false, rules: general }) }
}

/** A name that no `User-agent` line can have, because a space ends a name. */
const noCrawler = ' '
