import { canParseUrl } from '../../../lib/can-parse-url.ts'
import { plainSource } from '../pasted-text.ts'

/** The parts of a response that matter to search engines. */
export interface ResponseRead {
  status?: number
  location?: string
  refresh?: Refresh
  /** The values of all `X-Robots-Tag` headers. */
  robotsTags: string[]
  links: HeaderLink[]
  /** Whether a service against bots has answered instead of the page. */
  isChallenge: boolean
  /** A line with robots rules or a canonical link that is not written as a header; empty if there is none. */
  unread: string
  /** The text after the headers. */
  body: string
}

/** One link of a `Link` header. */
interface HeaderLink {
  address: string
  /** In lower case. */
  rel: string[]
  /** Empty if there is none. */
  hreflang: string
}

/** A refresh with its target and delay. */
export interface Refresh {
  seconds: number
  target: string
}

/** A pasted response, from `curl -siL`, developer tools or «Quelltext anzeigen». */
export interface Answer {
  /** Status and headers, if pasted. */
  response?: ResponseRead
  source: string
  /** Text above the source that was not read. */
  unread: string
  /** The URL of the final response, and below the statuses of the redirects that led to it. */
  address: string
  statuses: string[]
}

/** The URL among the headers of developer tools. */
const requested = /^(?:Request URL|Anfrage-URL|(?:GET|HEAD)(?= https?:)):?\s{1,9}(https?:\/\/\S{1,2000})/im

/** Reads the last of several responses, as `curl -siL` prints them. Those before are redirects. */
export function readAnswer(text: string, asked = ''): Answer {
  const answers = headersFirst(plainSource(text).trimStart()).split(/^(?=HTTP\/[\d.]+ +\d{3}\b)/m)
  const statuses: string[] = []
  const [head = ''] = answers.join('').split(sourceStart, 1)
  let address = asked || (requested.exec(head)?.[1] ?? '')
  while (answers.length > 1) {
    const [, status = ''] =
      /^HTTP\/[\d.]+ +(1\d\d|30[12378]|200 Connection established)\b/i.exec(answers[0] ?? '') ?? []
    if (status === '') break
    const { location } = readResponse(answers.shift() ?? '')
    // «103 Early Hints», «100 Continue», and the answer of a proxy.
    if (!status.startsWith('30')) continue
    statuses.push(status)
    if (location === undefined) continue
    const base = address === '' ? undefined : address
    address = canParseUrl(location, base) ? new URL(location, base).href : ''
  }
  return { ...parted(answers.join('')), address, statuses }
}

/** Moves headers that were pasted below a source above it, as `curl -i` prints them. */
function headersFirst(text: string): string {
  const ends = text.split(/<\/html\s*>/i)
  const below = (ends.length > 1 && text.startsWith('<') && ends.at(-1)?.split('-->').at(-1)) || ''
  const isHead = /^(?:< )?(?:HTTP\/[\d.]+ +\d{3}|:?status|x-robots-tag|content-type)\b/im.test(below)
  if (!isHead || sourceStart.test(below)) return text
  return `${below.trim()}\n\n${text.slice(0, -below.length)}`
}

/** The beginning of a source: a tag, but neither «< HTTP/2 200» of `curl -v` nor a URL of a `Link` header. */
const sourceStart = /^[ \t]*<(?!https?:)(?=[!a-z?/])/im

/** A line of response headers: the status, or a name and its value. */
const headerLine =
  /^(?:[<*] ?)?(?:HTTP\/[\d.]+ +\d{3}\b|:?status(?:[ -]?code)?\b|\d{3}\b|(?!https?:)[\w-]+(?: ?:|\t)|<https?:)/i

/** Splits a paste at the first tag. */
function parted(text: string): Pick<Answer, 'response' | 'source' | 'unread'> {
  const whole = text.replace(/^[\s\uFEFF]+/, '')
  // `curl` of Windows PowerShell shortens headers and page.
  if (/^StatusCode +: \d/m.test(whole)) return { source: '', unread: whole }
  const start = whole.search(sourceStart)
  const above = (start < 0 ? whole : whole.slice(0, start)).trim()
  const source = start < 0 ? '' : whole.slice(start)
  if (above === '') return { source, unread: '' }
  // A robots.txt looks like headers, too.
  const isRobots = /^user-agent[ \t]*:/im.test(above) && /^(?:dis)?allow[ \t]*:/im.test(above)
  const lines = above.split(/\r?\n/).map((line) => line.trim())
  const isAnswer =
    lines.some((line) => /^(?:< )?HTTP\/[\d.]+ +\d{3}|^:?status/i.test(line)) ||
    lines.every((line) => line === '' || headerLine.test(line))
  if (!isAnswer || isRobots) return { source, unread: above }
  // Developer tools have empty lines between groups of headers.
  const response = readResponse(above.replace(/\n\s*\n/g, '\n'))
  return { response, source, unread: response.unread }
}

/** Reads a pasted file, such as robots.txt, that may be below its headers. `text` is missing if only those were pasted. */
export function readFile(pasted: string): { status?: number; text?: string } {
  const answer = pasted.split(/^(?=HTTP\/[\d.]+ +\d{3}\b)/m).findLast((part) => part.startsWith('HTTP/'))
  if (answer === undefined) return { text: pasted }
  const { status = 0, body } = readResponse(answer)
  const isThere = body.trim() !== '' || /^content-length: ?0\s*$/im.test(answer)
  return { status, ...(isThere && { text: body }) }
}

/** The maximum length of headers. */
const longestHead = 100_000

/** Reads the first response of a paste, with headers as from `curl -i` or developer tools. */
function readResponse(text: string): ResponseRead {
  const trimmed = text.trimStart()
  const end = /\r?\n[ \t]*\r?\n/.exec(trimmed.slice(0, longestHead))
  const head = trimmed.slice(0, end?.index ?? longestHead)
  const body = end ? trimmed.slice(end.index + end[0].length) : ''
  const { headers, unread } = readHeaders(head)
  const valuesOf = (wanted: string) => headers.flatMap(([name, value]) => (name === wanted ? [value] : []))
  const status = statusOf(head)
  const [location] = valuesOf('location')
  const refresh = readRefresh(valuesOf('refresh')[0] ?? '')
  return {
    ...(status !== undefined && { status }),
    ...(location !== undefined && { location }),
    ...(refresh && { refresh }),
    robotsTags: valuesOf('x-robots-tag'),
    links: valuesOf('link').flatMap(linksIn),
    isChallenge:
      valuesOf('cf-mitigated').includes('challenge') ||
      (status === 403 && valuesOf('server').some((server) => /sucuri|cloudproxy/i.test(server))),
    unread,
    body,
  }
}

/** The status: «HTTP/2 200», «Status Code: 200 OK», or «200 OK» on the first line. */
function statusOf(head: string): number | undefined {
  const found =
    /^(?:< )?HTTP\/[\d.]+ +(\d{3})\b/im.exec(head) ??
    /^:?status(?:[ -]?code)? {0,9}:?\s{0,9}(\d{3})\b/im.exec(head) ??
    /^(\d{3})\b(?! ?:)/.exec(head)
  return found ? Number(found[1]) : undefined
}

/** The headers, with names in lower case. */
function readHeaders(head: string): { headers: [name: string, value: string][]; unread: string } {
  const headers: [name: string, value: string][] = []
  let unread = ''
  const lines = head
    // A value may continue on the next line.
    .replace(/\r?\n[ \t]+(?=<)/g, ' ')
    // Developer tools copy «x-robots-tag» and its value on two lines, with or without a colon.
    .replace(/^([\w-]+:|x-robots-tag|link|location)[ \t]*\r?\n[ \t]*(?=\S)/gim, (_, name: string) =>
      name.endsWith(':') ? `${name} ` : `${name}: `,
    )
    .split(/\r?\n/)
  for (const line of lines.map((written) => written.trim())) {
    const [, name, value = ''] = /^(?:< )?([\w-]+)(?: ?:|\t)(.*)$/.exec(line) ?? []
    if (name !== undefined) headers.push([name.toLowerCase(), value.trim()])
    else if (/x-robots-tag|\bnoindex\b|rel="?canonical/i.test(line)) unread ||= line
  }
  return { headers, unread }
}

/** The links of `<https://…/>; rel="canonical", <…>; rel="alternate"; hreflang="de"`. */
function linksIn(value: string): HeaderLink[] {
  return value
    .split('<')
    .slice(1)
    .flatMap((part) => {
      const end = part.indexOf('>')
      if (end < 0) return []
      const parameters = part.slice(end + 1)
      const rel = parameter(parameters, 'rel').toLowerCase().split(/\s+/)
      return [{ address: part.slice(0, end).trim(), rel, hreflang: parameter(parameters, 'hreflang') }]
    })
}

/** The quoted or bare value of a parameter. */
function parameter(text: string, name: string): string {
  for (const part of text.split(';')) {
    const equals = part.indexOf('=')
    if (equals < 0 || part.slice(0, equals).trim().toLowerCase() !== name) continue
    const value = part.slice(equals + 1).trimStart()
    return value.startsWith('"') ? (value.split('"')[1] ?? '') : (/^[^\s,]*/.exec(value)?.[0] ?? '')
  }
  return ''
}

/** Parses «0; url=https://…/», from a header or `<meta http-equiv="refresh">`. */
export function readRefresh(content: string): Refresh | undefined {
  const [, seconds = '', target] =
    /^\s*(\d+)[^;,]*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content.slice(0, 16_000)) ?? []
  return target === undefined ? undefined : { seconds: Number(seconds), target: target.trim() }
}
