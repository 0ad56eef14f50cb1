type Directive = 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'unknown'

/** One line of robots.txt, as Google's parser reads it. */
export interface RobotsLine {
  /** From 1, as the visitor counts. */
  number: number
  /** What it is; `text` is a line in which no directive can be found. */
  kind: 'empty' | 'comment' | 'text' | 'directive'
  directive?: Directive
  /** The name as written; of a line without directive, all of it. */
  name: string
  /** Patterns are escaped as addresses are. */
  value: string
  /** The name is one of the misspellings that Google knows. */
  isTypo: boolean
  lacksColon: boolean
  /** The end of the line was cut off. */
  isCut: boolean
}

export interface RobotsFile {
  lines: RobotsLine[]
  /** Octets of the whole text; beyond `readOctets`, Google reads none. */
  octets: number
}

/** Google reads 500 KiB and ignores what follows (developers.google.com, «robots.txt specification»). */
export const readOctets = 500 * 1024

/** 2083 × 8 octets, of which the last one closes the line (robots.cc, `kMaxLineLen`). */
export const longestLine = 2083 * 8 - 1

/** The names Google knows, and the misspellings it takes for them (robots.cc, `KeyIs…`); `allow` has none. */
const names: { directive: Directive; name: string; typos: string[] }[] = [
  { directive: 'user-agent', name: 'user-agent', typos: ['useragent', 'user agent'] },
  { directive: 'allow', name: 'allow', typos: [] },
  {
    directive: 'disallow',
    name: 'disallow',
    typos: ['dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'],
  },
  { directive: 'sitemap', name: 'sitemap', typos: ['site-map'] },
]

/** Reads robots.txt as Google does: any text is accepted, what is no directive is passed over. */
export function parseRobots(text: string): RobotsFile {
  const octets = octetsOf(text.slice(0, readOctets + 1))
  const lines = parseOctets(octets.slice(0, readOctets))
  return { lines, octets: new TextEncoder().encode(text).length }
}

/** A port of `RobotsTxtParser` in google/robotstxt (Apache-2.0, read on 2026-11-22); one character per octet. */
export function parseOctets(octets: string): RobotsLine[] {
  // The byte order mark is skipped, a broken one as far as it goes.
  const mark = ['\xEF\xBB\xBF', '\xEF\xBB', '\xEF'].find((start) => octets.startsWith(start)) ?? ''
  return octets
    .slice(mark.length)
    .split(/\r\n|\r|\n/)
    .map((written, index) => parseLine(written, index + 1))
}

function parseLine(written: string, number: number): RobotsLine {
  const line: RobotsLine = {
    number,
    kind: 'text',
    name: '',
    value: '',
    isTypo: false,
    lacksColon: false,
    isCut: written.length > longestLine,
  }
  // A string of C ends at its first zero.
  const kept = before(written.slice(0, longestLine), '\0')
  const text = stripSpace(before(kept, '#'))
  const colon = text.indexOf(':')
  const separator = colon >= 0 ? colon : soleGap(text)
  line.name = text
  if (text === '') line.kind = kept.includes('#') ? 'comment' : 'empty'
  // A line that begins with its colon has no name.
  if (separator === undefined || separator === 0) return line
  const name = stripSpace(text.slice(0, separator))
  const { directive, isTypo } = readName(name.toLowerCase())
  const value = stripSpace(text.slice(separator + 1))
  const isAddress = directive === 'user-agent' || directive === 'sitemap'
  line.kind = 'directive'
  line.directive = directive
  line.name = name
  line.value = isAddress ? value : escapeOctets(value)
  line.isTypo = isTypo
  line.lacksColon = colon < 0
  return line
}

/** Where a colon was forgotten, a gap stands for it, provided that it is the only one: «Disallow /». */
function soleGap(text: string): number | undefined {
  const start = text.search(/[ \t]/)
  if (start < 0) return undefined
  let end = start
  while (text[end] === ' ' || text[end] === '\t') end += 1
  return /[ \t]/.test(text.slice(end)) ? undefined : start
}

/** A name counts if it begins with a known one: Google takes «Disallowed» for «Disallow». */
function readName(name: string): { directive: Directive; isTypo: boolean } {
  for (const known of names) {
    const isTypo = known.typos.some((typo) => name.startsWith(typo))
    if (isTypo || name.startsWith(known.name)) return { directive: known.directive, isTypo }
  }
  return { directive: 'unknown', isTypo: false }
}

function before(text: string, end: string): string {
  const at = text.indexOf(end)
  return at < 0 ? text : text.slice(0, at)
}

/** A line as a sentence quotes it. */
export function shown({ kind, name, value }: RobotsLine, separator = ': '): string {
  return clipped(kind === 'directive' ? `${name}${separator}${value}`.trim() : name)
}

/** A pattern may have 16,000 octets; a sentence has no room for them. */
export function clipped(octets: string): string {
  const text = textOfOctets(octets.slice(0, 400))
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/**
 * The text as UTF-8, one character per octet: robots.txt counts and compares octets (RFC 9309 §2.2.2), and a string of them
 * can be searched like any other.
 */
export function octetsOf(text: string): string {
  return text.replace(/[\u0080-\u{10ffff}]{1,2000}/gu, (run) =>
    String.fromCharCode(...new TextEncoder().encode(run)),
  )
}

/** The text again, for showing; what is not UTF-8 becomes «�». */
export function textOfOctets(octets: string): string {
  return new TextDecoder().decode(Uint8Array.from(octets, (octet) => octet.charCodeAt(0)))
}

/** Without the white space of ASCII around it; not `trim`, which takes the octets of «à» for a space. */
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

/** As addresses are compared: octets beyond ASCII percent-encoded, the digits of an encoding in upper case. */
export function escapeOctets(octets: string): string {
  return octets.replace(/%[0-9a-f]{2}|[\x80-\xff]/gi, (found) =>
    found.length > 1 ? found.toUpperCase() : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
