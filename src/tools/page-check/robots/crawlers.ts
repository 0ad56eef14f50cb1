import { aiCrawlers } from '../../../lib/site/ai-crawlers.ts'
import { crawlerName, rulesFor, type AgentRules } from './match-robots.ts'
import type { RobotsLine } from './parse-robots.ts'

export interface Crawler {
  name: string
  /** The names it looks for in robots.txt, the most specific first; the first that has a group decides. */
  tokens: string[]
  /** It obeys only a group with its own name, not `*`. */
  ignoresGeneral?: true
  /** It asks no robots.txt at all. */
  ignoresFile?: true
  /** What its operator says of robots.txt, where that limits the verdict. */
  remark?: string
}

const google = (name: string): Crawler => ({ name, tokens: [name, 'Googlebot'] })

/**
 * Crawlers of search engines. Those that ignore «*» or the whole file from Google's list of special-case crawlers (read on 2026-11-22); that Applebot follows
 * Googlebot's group is from Apple's «About Applebot», which was out of reach that day.
 */
const searchCrawlers: Crawler[] = [
  { name: 'Googlebot', tokens: ['Googlebot'] },
  google('Googlebot-Image'),
  google('Googlebot-News'),
  google('Googlebot-Video'),
  { name: 'Bingbot', tokens: ['Bingbot'] },
  // Apple: where robots.txt names Googlebot but not Applebot, Applebot follows what is said to Googlebot.
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
    ignoresFile: true,
    remark: 'Google-Safety sucht Schadsoftware und beachtet robots.txt nicht.',
  },
]

/** Crawlers of AI providers. */
const assistantCrawlers: Crawler[] = aiCrawlers.map(({ name, operator, purpose }) => ({
  name,
  tokens: [name],
  ...(purpose === 'request' && {
    remark: `${name} liest im Auftrag einer Person; laut ${operator} gilt robots.txt dann nicht in jedem Fall.`,
  }),
}))

/** A crawler that the visitor named; of a whole user agent string, such as «Googlebot/2.1», what robots.txt would match. */
export function namedCrawler(name: string): Crawler {
  const known = [...searchCrawlers, ...assistantCrawlers].find(
    (crawler) => crawler.name.toLowerCase() === name.trim().toLowerCase(),
  )
  return known ?? { name: name.trim(), tokens: [crawlerName(name.trim())] }
}

export interface CrawlerRules extends AgentRules {
  crawler: Crawler
  lines: RobotsLine[]
}

/** What a file says to a crawler; worked out once, because a sitemap asks for it 50,000 times. */
export function crawlerRules(lines: RobotsLine[], crawler: Crawler): CrawlerRules {
  const nothing = { isNamed: false, rules: [], crawler, lines }
  if (crawler.ignoresFile) return nothing
  let general: AgentRules | undefined
  for (const token of crawler.tokens) {
    const rules = rulesFor(lines, token || noCrawler)
    if (rules.isNamed) return { ...rules, crawler, lines }
    general = rules
  }
  if (crawler.ignoresGeneral) return nothing
  return { ...(general ?? rulesFor(lines, noCrawler)), crawler, lines }
}

/** No `User-agent` is read as this, as a space ends a name. */
const noCrawler = ' '
