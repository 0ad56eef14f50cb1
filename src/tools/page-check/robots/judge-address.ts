import { canParseUrl } from '../../../lib/can-parse-url.ts'
import type { CrawlerRules } from './crawlers.ts'
import { match, pathOf } from './match-robots.ts'
import { escapeOctets, octetsOf, shown } from './parse-robots.ts'

/** What robots.txt says of an address to the crawlers that it tells the same. */
export interface AddressVerdict {
  /** As the visitor wrote it. */
  address: string
  crawlers: string[]
  /** Undefined where robots.txt does not decide: it is missing, that of another host, or there is no address. */
  allowed: boolean | undefined
  /** Why, in a few words: the line and the group that decide. */
  brief: string
}

/** One verdict for all crawlers that are told the same. `origin` is the site of the file, if that is known. */
export function judgeAddress(
  address: string,
  crawlers: readonly CrawlerRules[],
  origin?: string,
): AddressVerdict[] {
  const asked = readAsked(address, origin)
  const alike = new Map<string, AddressVerdict>()
  for (const rules of crawlers) {
    const { allowed, brief } = typeof asked === 'string' ? decided(rules, asked) : asked
    const known = alike.get(brief)
    if (known) known.crawlers.push(rules.crawler.name)
    else alike.set(brief, { address, crawlers: [rules.crawler.name], allowed, brief })
  }
  return [...alike.values()]
}

/** The site that a robots.txt decides for: that of the first whole address. */
export function originOf(addresses: readonly string[]): string | undefined {
  const whole = addresses.find((address) => /^https?:\/\//i.test(address) && canParseUrl(address))
  return whole === undefined ? undefined : new URL(whole).origin
}

/** What a verdict is called. */
export function verdictWord({ allowed }: Pick<AddressVerdict, 'allowed'>): string {
  if (allowed === undefined) return 'nicht geprüft'
  return allowed ? 'offen' : 'gesperrt'
}

type Decided = Pick<AddressVerdict, 'allowed' | 'brief'>

/** An address longer than this is not judged: no line could hold a rule for it. */
const longestAddress = 16_000

/** What is asked of robots.txt with an address, its path as a browser escapes it, or why no rule is asked. A path alone is one of the site's. */
function readAsked(address: string, origin?: string): string | Decided {
  const url = readAddress(address, origin)
  if (!url) return { allowed: undefined, brief: 'keine Adresse' }
  if (origin !== undefined && url.origin !== origin) return { allowed: undefined, brief: otherHost }
  const path = pathOf(escapeOctets(octetsOf(url.href)))
  // RFC 9309 §2.2.2
  return path === '/robots.txt' ? { allowed: true, brief: 'die robots.txt selbst ist immer offen' } : path
}

/** Each scheme, host and port has a file of its own. */
export const otherHost = 'anderer Host'

function readAddress(address: string, origin = 'https://www.treuhand-muster.ch'): URL | undefined {
  const text = address.trim()
  if (text === '' || text.length > longestAddress) return undefined
  // «www.treuhand-muster.ch:8080» has a port, no scheme.
  const isAbsolute = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
  const isPath = /^[/?]/.test(text)
  // «www.treuhand-muster.ch/kontakt», as people write addresses.
  const whole = isAbsolute || isPath ? text : `https://${text}`
  if (!canParseUrl(whole, isPath ? origin : undefined)) return undefined
  const url = new URL(whole, isPath ? origin : undefined)
  return /^https?:$/.test(url.protocol) ? url : undefined
}

/** The longest rule that fits decides; its line and group are named. */
function decided({ lines, ...rules }: CrawlerRules, path: string): Decided {
  const { allowed, line, octets } = match(rules, path)
  if (line === undefined) return { allowed, brief: 'keine Regel passt' }
  const written = lines.slice(line - 1, line).map((found) => shown(found))
  const group = rules.isNamed ? 'eigene Gruppe' : 'Gruppe für alle'
  return {
    allowed,
    brief: `Zeile ${line} «${written.join('')}»${octets === 0 ? ' sperrt nichts' : ''}, ${group}`,
  }
}
