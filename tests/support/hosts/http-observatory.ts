import type { Answer } from './ask.ts'

interface Verdict {
  rule: string
  points: number
}

/**
 * The rules of MDN HTTP Observatory with their points (mdn/mdn-http-observatory 1.4.8, `src/grader/charts.js` and
 * `src/analyzer/tests`), for what a static site decides by its headers and HTML; TLS and the redirect to it are the host's.
 * Not the grader itself: 233 packages, 131 MB, and it downloads lists when installed. Run once behind TLS against this site, it
 * gave the same points.
 */
export function observatoryVerdicts(home: Answer): Verdict[] {
  const header = (name: string) => String(home.headers[name] ?? '').toLowerCase()
  const policy = new Map(
    header('content-security-policy')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]): [string, string[]] => [name, sources]),
  )
  return [
    { rule: 'content-security-policy', points: contentSecurityPolicy(policy) },
    // Any cookie, because the site promises none; the Observatory takes 5 to 40 by its attributes.
    { rule: 'cookies', points: home.headers['set-cookie'] ? -20 : 0 },
    {
      rule: 'cross-origin-resource-sharing',
      points: header('access-control-allow-credentials') === 'true' ? -50 : 0,
    },
    { rule: 'referrer-policy', points: referrerPolicy(header('referrer-policy')) },
    { rule: 'strict-transport-security', points: transportSecurity(header('strict-transport-security')) },
    { rule: 'subresource-integrity', points: hasForeignScript(home.body.toString()) ? -5 : 0 },
    { rule: 'x-content-type-options', points: header('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { rule: 'x-frame-options', points: framing(policy, header('x-frame-options')) },
    { rule: 'cross-origin-resource-policy', points: resourcePolicy(header('cross-origin-resource-policy')) },
  ]
}

/** From 100; extra points count only for who would have 90 without them. */
export function observatoryScore(verdicts: Verdict[]): number {
  const strict = sum(verdicts.map(({ points }) => Math.min(points, 0)))
  return strict >= 90 ? sum(verdicts.map(({ points }) => points)) : strict
}

function sum(points: number[]): number {
  return points.reduce((total, each) => total + each, 100)
}

function contentSecurityPolicy(policy: Map<string, string[]>): number {
  const none = policy.get('default-src')
  if (!none) return -25
  const of = (name: string) => policy.get(name) ?? none
  const active = [...policy]
    .filter(([name]) => !/^(img|media)-src$/.test(name))
    .flatMap(([, sources]) => sources)
  if ([...of('script-src'), ...of('object-src')].some((source) => isBroad(source) || isUnsafeInline(source)))
    return -20
  if (active.some((source) => source.startsWith('http:'))) return -20
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10
  if (of('style-src').some((source) => isBroad(source) || isUnsafeInline(source))) return 0
  return none.join() === "'none'" ? 10 : 5
}

function isBroad(source: string): boolean {
  return /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/.test(source)
}

function isUnsafeInline(source: string): boolean {
  return source === "'unsafe-inline'" || source === 'data:'
}

function referrerPolicy(value: string): number {
  if (value === '') return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5
}

function transportSecurity(value: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1])
  if (Number.isNaN(seconds) || value.includes(',')) return -20
  return seconds >= 15_552_000 ? 0 : -10
}

function framing(policy: Map<string, string[]>, value: string): number {
  if (policy.has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/.test(value) ? 0 : -20
}

function resourcePolicy(value: string): number {
  if (value === '' || value === 'cross-origin') return 0
  return /^same-(origin|site)$/.test(value) ? 10 : -5
}

function hasForeignScript(html: string): boolean {
  return /<script[^>]+src="(https?:)?\/\//.test(html)
}
