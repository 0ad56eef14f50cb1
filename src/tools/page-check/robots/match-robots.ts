import { isSpace, type RobotsLine } from './parse-robots.ts'

/** A rule for a crawler. */
interface AgentRule {
  line: number
  allows: boolean
  pattern: Pattern
  /** `Allow: /firma/index.html` allows «/firma/», too. */
  directory?: Pattern
}

/** The rules of a file for a crawler. */
export interface AgentRules {
  /** Whether the rules are from its own groups, not from `*`. */
  isNamed: boolean
  rules: AgentRule[]
}

export interface Match {
  allowed: boolean
  /** The line of the deciding rule; missing if no rule matches. */
  line?: number | undefined
  /** The length of its pattern in octets; 0 for an empty one, which has no effect. */
  octets: number
}

/** A pattern split at its asterisks. `ends` tells whether it ends with `$`. */
interface Pattern {
  parts: string[]
  ends: boolean
  octets: number
}

/**
 * The rules for a crawler by its name in robots.txt. Groups of the same name are merged. Only a `User-agent` after an `Allow` or `Disallow` ends a group (a
 * port of `RobotsMatcher` in google/robotstxt, Apache-2.0, read on
 * 2026-11-22).
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

/** Whether the crawler may fetch a path. The longest matching rule decides, `Allow` at a tie. */
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

/** Path, parameters and query of a URL; «/» if there are none. */
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

/** The part of a `User-agent` value that Google reads: letters, `_` and `-` up to the first other character. */
export function crawlerName(value: string): string {
  return /^[a-z_-]*/i.exec(value)?.[0] ?? ''
}

/** Whether the value is `*`, alone or followed by a space. */
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

/** Whether a pattern matches. Each part is matched as early as possible; with `$` the last one must end the path. */
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
