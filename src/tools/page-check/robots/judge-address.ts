import { swissNumber } from '../../shared/numbers.ts'
import type { CrawlerRules } from './crawlers.ts'
import { match, pathOf, type Match } from './match-robots.ts'
import { escapeOctets, octetsOf } from './octets.ts'
import type { RobotsLine } from './parse-robots.ts'
import { shown } from './show-line.ts'

export interface Verdict {
  crawler: string
  /** As the visitor wrote it. */
  address: string
  /** Undefined where robots.txt does not decide: another host, or no address. */
  allowed: boolean | undefined
  /** The line that decides, and the `User-agent` line that opens its group. */
  line?: number
  agentLine?: number
  /** Why, in a few words, for a cell of a table. */
  brief: string
  /** Why, in one or two sentences. */
  reason: string
}

interface Site {
  lines: RobotsLine[]
  /** Of the file, as `URL` spells it; if given, it decides only for this scheme, host and port. */
  origin?: string | undefined
}

/** An address longer than this is not judged: no line could hold a rule for it. */
const longestAddress = 16_000

/** An address as robots.txt sees it: its path, or why robots.txt does not decide. */
interface Asked {
  path: string
  /** Set where no rule is asked. */
  decided?: Pick<Verdict, 'allowed' | 'brief' | 'reason'>
}

/** What is asked of robots.txt with an address; a path alone is one of the site's. Escapes as a browser does. */
export function readAsked(address: string, origin?: string): Asked {
  const url = readAddress(address, origin)
  if (!url) {
    const reason = 'Das ist keine Adresse, die ein Crawler abrufen kann.'
    return { path: '', decided: { allowed: undefined, brief: 'keine Adresse', reason } }
  }
  if (origin !== undefined && url.origin !== origin) {
    const reason = `Diese robots.txt gilt nur für ${origin}; für ${url.origin} entscheidet eine eigene.`
    return { path: '', decided: { allowed: undefined, brief: 'anderer Host', reason } }
  }
  const path = pathOf(escapeOctets(octetsOf(url.href)))
  if (path !== '/robots.txt') return { path }
  const reason = 'Die robots.txt selbst darf immer gelesen werden (RFC 9309 §2.2.2).'
  return { path, decided: { allowed: true, brief: 'immer', reason } }
}

/** Whether a crawler may read an address. */
export function judgeAddress(address: string, rules: CrawlerRules, { lines, origin }: Site): Verdict {
  const verdict = { crawler: rules.crawler.name, address }
  const { path, decided } = readAsked(address, origin)
  if (decided) return { ...verdict, ...decided }
  const { allowed, line, agentLine, octets } = match(rules, path)
  return {
    ...verdict,
    allowed,
    ...(line !== undefined && { line }),
    ...(agentLine !== undefined && { agentLine }),
    brief: briefReason({ line, agentLine, octets }),
    reason: [reasonOf(rules, lines, line, agentLine, octets), rules.crawler.remark].filter(Boolean).join(' '),
  }
}

/** Why, for a cell of a table. */
export function briefReason({
  line,
  agentLine,
  octets,
}: Pick<Match, 'line' | 'agentLine' | 'octets'>): string {
  if (line === undefined || agentLine === undefined) return 'keine Regel passt'
  return octets === 0 ? `Zeile ${line} ist leer` : `Zeile ${line}, Gruppe von Zeile ${agentLine}`
}

function readAddress(address: string, origin = 'https://www.treuhand-muster.ch'): URL | undefined {
  const text = address.trim()
  if (text === '' || text.length > longestAddress) return undefined
  // «www.treuhand-muster.ch:8080» has a port, no scheme.
  const isAbsolute = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
  const isPath = /^[/?]/.test(text)
  // «www.treuhand-muster.ch/kontakt», as people write addresses.
  const whole = isAbsolute || isPath ? text : `https://${text}`
  if (!URL.canParse(whole, isPath ? origin : undefined)) return undefined
  const url = new URL(whole, isPath ? origin : undefined)
  return /^https?:$/.test(url.protocol) ? url : undefined
}

function reasonOf(
  { crawler, isNamed, rules }: CrawlerRules,
  lines: RobotsLine[],
  line: number | undefined,
  agentLine: number | undefined,
  octets: number,
): string {
  const own = isNamed
    ? ` Für ${crawler.name} gilt die Gruppe mit seinem Namen, nicht die für alle («*»).`
    : ''
  if (line === undefined || agentLine === undefined) {
    if (isNamed || rules.length > 0) return `Keine Regel passt auf diese Adresse: offen.${own}`
    return `Keine Gruppe gilt für ${crawler.name}: offen.`
  }
  if (octets === 0) return `Zeile ${line} hat kein Muster und sperrt nichts: offen.${own}`
  const written = (number: number) =>
    lines
      .slice(number - 1, number)
      .map((found) => shown(found))
      .join('')
  const group = `der Gruppe von Zeile ${agentLine} («${written(agentLine)}»)`
  const length = octets === 1 ? '1 Zeichen' : `${swissNumber(octets)} Zeichen`
  return `Zeile ${line}, «${written(line)}», ist mit ${length} die längste passende Regel ${group}.${own}`
}
