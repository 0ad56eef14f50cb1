type Directive = 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'unknown'

/** A line of robots.txt, as Google's parser reads it. */
export interface RobotsLine {
  /** Counted from 1. */
  number: number
  /** The kind of line; `text` is a line without a directive. */
  kind: 'empty' | 'comment' | 'text' | 'directive'
  directive?: Directive
  /** The name of the directive as written, or the whole line if there is none. */
  name: string
  /** The value. Patterns are percent-encoded. */
  value: string
  /** The value as written. */
  written: string
  lacksColon: boolean
}

/** Google reads 500 KiB and ignores what follows (developers.google.com, «robots.txt specification»). */
const readOctets = 500 * 1024

/** The maximum length of a line: 2083 × 8 octets with the terminator (robots.cc, `kMaxLineLen`). */
export const longestLine = 2083 * 8 - 1

/** The directives that Google knows, with the misspellings that it accepts (robots.cc, `KeyIs…`). */
const names: [directive: Directive, names: RegExp][] = [
  ['user-agent', /^user[- ]?agent/],
  ['allow', /^allow/],
  ['disallow', /^(?:disallow|dissallow|dissalow|disalow|diasllow|disallaw)/],
  ['sitemap', /^site-?map/],
]

/** Parses robots.txt as Google does. Any text is accepted; lines without a directive are ignored. */
export function parseRobots(text: string): RobotsLine[] {
  return parseOctets(octetsOf(text.slice(0, readOctets)).slice(0, readOctets))
}

/** A port of `RobotsTxtParser` in google/robotstxt (Apache-2.0, read on 2026-11-22); one character per octet. */
export function parseOctets(octets: string): RobotsLine[] {
  // A byte order mark is skipped, even an incomplete one.
  const mark = ['\xEF\xBB\xBF', '\xEF\xBB', '\xEF'].find((start) => octets.startsWith(start)) ?? ''
  return octets
    .slice(mark.length)
    .split(/\r\n|\r|\n/)
    .map((written, index) => parseLine(written, index + 1))
}

function parseLine(written: string, number: number): RobotsLine {
  // A C string ends at the first zero byte.
  const [kept = ''] = written.slice(0, longestLine).split('\0', 1)
  const [code = ''] = kept.split('#', 1)
  const text = stripSpace(code)
  const line = { number, name: text, value: '', written: '', lacksColon: false }
  if (text === '') return { ...line, kind: kept.includes('#') ? 'comment' : 'empty' }
  const colon = text.indexOf(':')
  // A gap replaces a missing colon, if it is the only one: «Disallow /».
  const isSole = text.match(/[ \t]+/g)?.length === 1
  const separator = colon < 0 && isSole ? text.search(/[ \t]/) : colon
  // A line that begins with a colon has no name.
  if (separator <= 0) return { ...line, kind: 'text' }
  const name = stripSpace(text.slice(0, separator))
  const directive = readName(name.toLowerCase())
  const value = stripSpace(text.slice(separator + 1))
  const isPattern = directive !== 'user-agent' && directive !== 'sitemap'
  return {
    number,
    kind: 'directive',
    directive,
    name,
    value: isPattern ? escapeOctets(value) : value,
    written: value,
    lacksColon: colon < 0,
  }
}

/** The directive of a name. Only the beginning must match, so that Google reads «Disallowed» as «Disallow». */
function readName(name: string): Directive {
  return names.find(([, known]) => known.test(name))?.[0] ?? 'unknown'
}

/** A line for messages. */
export function shown({ kind, name, written }: RobotsLine, separator = ': '): string {
  return clipped(kind === 'directive' ? `${name}${separator}${written}`.trim() : name)
}

/** A truncated text for messages, because a pattern may have 16,000 octets. */
export function clipped(octets: string): string {
  const text = textOfOctets(octets.slice(0, 400))
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/**
 * The UTF-8 octets of a text, as a string with one character per octet. robots.txt counts and compares octets (RFC 9309 §2.2.2), and a string can be
 * searched.
 */
export function octetsOf(text: string): string {
  return text.replace(/[\u0080-\u{10ffff}]{1,2000}/gu, (run) =>
    String.fromCharCode(...new TextEncoder().encode(run)),
  )
}

/** The inverse, for display. Invalid UTF-8 becomes «�». */
export function textOfOctets(octets: string): string {
  return new TextDecoder().decode(Uint8Array.from(octets, (octet) => octet.charCodeAt(0)))
}

/** Trims ASCII white space. Not with `trim`, which would drop the second octet of «à» as a no-break space. */
function stripSpace(octets: string): string {
  let start = 0
  let end = octets.length
  while (start < end && isSpace(octets.charCodeAt(start))) start += 1
  while (end > start && isSpace(octets.charCodeAt(end - 1))) end -= 1
  return octets.slice(start, end)
}

export function isSpace(octet: number): boolean {
  return octet === 32 || (octet >= 9 && octet <= 13)
}

/** Normalises octets for comparison: percent-encodes those beyond ASCII, with upper-case digits. */
export function escapeOctets(octets: string): string {
  return octets.replace(/%[0-9a-f]{2}|[\x80-\xff]/gi, (found) =>
    found.length > 1 ? found.toUpperCase() : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
