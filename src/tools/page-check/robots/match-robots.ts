import { isSpace, type RobotsLine } from './parse-robots.ts'

/** A rule that concerns a crawler. */
interface AgentRule {
  line: number
  allows: boolean
  pattern: Pattern
  /** «/firma/index.html» allowed opens «/firma/» as well. */
  directory?: Pattern
}

/** What concerns one crawler in a file. */
export interface AgentRules {
  /** The rules are those of its own groups; otherwise those for all (`*`). */
  isNamed: boolean
  rules: AgentRule[]
}

export interface Match {
  allowed: boolean
  /** The line that decides; none if no rule fits. */
  line?: number | undefined
  /** How many octets its pattern has; 0 for an empty one, which decides nothing. */
  octets: number
}

/** A pattern, cut at its asterisks; `ends` if it closes with `$`. */
interface Pattern {
  parts: string[]
  ends: boolean
  octets: number
}

/**
 * The rules for a crawler, which must be the bare name it goes by in robots.txt. Groups of the same name add up, and a group
 * ends where `User-agent` follows an `Allow` or `Disallow`; nothing else ends it (a port of `RobotsMatcher` in
 * google/robotstxt, Apache-2.0, read on 2026-11-22).
 */
export function rulesFor(lines: RobotsLine[], crawler: string): AgentRules {
  const wanted = crawler.toLowerCase()
  const named: AgentRule[] = []
  const general: AgentRule[] = []
  let isNamed = false
  const group = { isNamed: false, isGeneral: false, hasRules: false }
  for (const { directive, value, number } of lines) {
    if (directive === 'user-agent') {
      if (group.hasRules) Object.assign(group, { isNamed: false, isGeneral: false, hasRules: false })
      if (meansAll(value)) group.isGeneral = true
      else if (crawlerName(value).toLowerCase() === wanted) isNamed = group.isNamed = true
    } else if (directive === 'allow' || directive === 'disallow') {
      if (!group.isNamed && !group.isGeneral) continue
      group.hasRules = true
      const rule = readRule(directive === 'allow', value, number)
      ;(group.isNamed ? named : general).push(rule)
    }
  }
  return { isNamed, rules: isNamed ? named : general }
}

/** Whether the crawler may read the address: of the rules that fit, the one with most octets decides, and `Allow` at a tie. */
export function match({ rules }: AgentRules, path: string): Match {
  const best = { allow: -1, disallow: -1 }
  const lines = { allow: 0, disallow: 0 }
  for (const rule of rules) {
    const octets = fittingOctets(rule, path)
    const side = rule.allows ? 'allow' : 'disallow'
    if (octets <= best[side]) continue
    best[side] = octets
    lines[side] = rule.line
  }
  const side = best.disallow > best.allow ? 'disallow' : 'allow'
  if (best[side] < 0) return { allowed: true, octets: 0 }
  const allowed = side === 'allow' || best.disallow === 0
  return { allowed, line: lines[side], octets: best[side] }
}

/** Path, parameters and query of an address; «/» if it has none. */
export function pathOf(address: string): string {
  const start = address.startsWith('//') ? 2 : 0
  const early = address.slice(start).search(/[/?;]/)
  const scheme = address.indexOf('://', start)
  const host = scheme < 0 || (early >= 0 && early + start < scheme) ? start : scheme + 3
  const path = address.slice(host).search(/[/?;]/)
  if (path < 0) return '/'
  const fragment = address.indexOf('#', start)
  if (fragment >= 0 && fragment < host + path) return '/'
  const found = address.slice(host + path, fragment < 0 ? undefined : fragment)
  return found.startsWith('/') ? found : `/${found}`
}

/** What Google reads of the value of `User-agent`: letters, `_` and `-` up to the first other character. */
export function crawlerName(value: string): string {
  return /^[a-z_-]*/i.exec(value)?.[0] ?? ''
}

/** `*`, also with something after a space. */
export function meansAll(value: string): boolean {
  return value.startsWith('*') && (value.length === 1 || isSpace(value.charCodeAt(1)))
}

function readRule(allows: boolean, value: string, line: number): AgentRule {
  const rule = { line, allows, pattern: readPattern(value) }
  const slash = value.lastIndexOf('/')
  if (!allows || slash < 0 || !value.startsWith('/index.htm', slash)) return rule
  return { ...rule, directory: readPattern(`${value.slice(0, slash + 1)}$`) }
}

function readPattern(value: string): Pattern {
  const ends = value.endsWith('$')
  return { parts: (ends ? value.slice(0, -1) : value).split('*'), ends, octets: value.length }
}

function fittingOctets({ pattern, directory }: AgentRule, path: string): number {
  if (fits(pattern, path)) return pattern.octets
  return directory && fits(directory, path) ? directory.octets : -1
}

/** Each part is looked for as early as it can stand, which leaves most room for the next; the last may have to end the path. */
function fits({ parts, ends }: Pattern, path: string): boolean {
  const [first = '', ...others] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = ends ? others.pop() : undefined
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (!ends) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}
