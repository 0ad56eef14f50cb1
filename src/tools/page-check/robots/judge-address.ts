import { canParseUrl } from '../../../lib/can-parse-url.ts'
import { urlOf } from '../../shared/compare-addresses.ts'
import type { CrawlerRules } from './crawlers.ts'
import { match, pathOf } from './match-robots.ts'
import { escapeOctets, octetsOf, shown } from './parse-robots.ts'

/** The verdict of robots.txt on a URL for all crawlers with the same result. */
export interface AddressVerdict {
  /** As typed. */
  address: string
  crawlers: string[]
  /** `undefined` without a robots.txt, for another host, and for an invalid URL. */
  allowed: boolean | undefined
  /** The reason in a few words: line and group. */
  brief: string
}

/** The verdicts on a URL, one for all crawlers with the same reason. `origin` is that of the robots.txt, if known. */
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

/** The origin of the first absolute URL, to which the robots.txt belongs. */
export function originOf(addresses: readonly string[]): string | undefined {
  const whole = addresses.find((address) => /^https?:\/\//i.test(address) && canParseUrl(address))
  return whole === undefined ? undefined : new URL(whole).origin
}

export function verdictWord({ allowed }: Pick<AddressVerdict, 'allowed'>): string {
  if (allowed === undefined) return 'nicht geprüft'
  return allowed ? 'offen' : 'gesperrt'
}

type Decided = Pick<AddressVerdict, 'allowed' | 'brief'>

/** Each scheme, host and port has its own robots.txt. */
export const otherHost = 'anderer Host'

/** The escaped path of a URL for matching, or the verdict if no rule applies. A path alone belongs to `origin`. */
function readAsked(address: string, origin: string | undefined): string | Decided {
  const base = /^[/?]/.test(address.trim()) ? (origin ?? 'https://www.treuhand-muster.ch') : undefined
  const url = urlOf(address, base)
  if (!url || !/^https?:$/.test(url.protocol)) return { allowed: undefined, brief: 'keine Adresse' }
  if (origin !== undefined && url.origin !== origin) return { allowed: undefined, brief: otherHost }
  const path = pathOf(escapeOctets(octetsOf(url.href)))
  // Always allowed (RFC 9309 §2.2.2).
  return path === '/robots.txt' ? { allowed: true, brief: 'die robots.txt selbst ist immer offen' } : path
}

/** The verdict, with the line and group of the matching rule. */
function decided(rules: CrawlerRules, path: string): Decided {
  const { allowed, line, octets } = match(rules, path)
  if (line === undefined) return { allowed, brief: 'keine Regel passt' }
  const written = rules.lines.slice(line - 1, line).map((found) => shown(found))
  const effect = octets === 0 ? ' sperrt nichts' : ''
  const group = rules.isNamed ? 'eigene Gruppe' : 'Gruppe für alle'
  return { allowed, brief: `Zeile ${line} «${written.join('')}»${effect}, ${group}` }
}
