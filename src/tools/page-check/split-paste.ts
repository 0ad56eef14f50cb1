import { canParseUrl } from '../../lib/can-parse-url.ts'
import { readResponse } from './read-response.ts'

/** An answer of a server and the source of a page, as they come out of `curl -si`, developer tools or «Quelltext anzeigen». */
export interface SplitPaste {
  /** Status and headers; empty where there are none. */
  head: string
  source: string
  /** What stands above the source and is no header. */
  unread: string
}

/** Where a source begins. «< HTTP/2 200» of `curl -v` has a space. */
const sourceStart = /^[ \t]*<(?=[!a-z?/])/im

/** A line of an answer: the status, or a name and its value. */
const headerLine = /^(?:[<*] ?)?(?:HTTP\/[\d.]+ +\d{3}\b|status(?:[ -]?code)?\b|\d{3}\b|[\w-]+ ?:)/i

/** The last answer of `curl -siL`, which prints each redirect above it, and the address that has given it. */
export function lastAnswer(
  text: string,
  asked: string,
): { text: string; address: string; statuses: string[] } {
  const answers = text.trimStart().split(/^(?=HTTP\/[\d.]+ +\d{3}\b)/m)
  const statuses: string[] = []
  let address = asked
  while (answers.length > 1) {
    const [, status = ''] = /^HTTP\/[\d.]+ +(1\d\d|30[12378])\b/.exec(answers[0] ?? '') ?? []
    if (status === '') break
    const { location } = readResponse(answers.shift() ?? '')
    if (status.startsWith('1')) continue
    statuses.push(status)
    if (location === undefined) continue
    const base = address === '' ? undefined : address
    address = canParseUrl(location, base) ? new URL(location, base).href : ''
  }
  return { text: statuses.length > 0 ? answers.join('') : text, address, statuses }
}

/** Parts a paste at the first tag. */
export function splitPaste(text: string): SplitPaste {
  const whole = text.replace(/^[\s\uFEFF]+/, '')
  const start = whole.search(sourceStart)
  const above = (start < 0 ? whole : whole.slice(0, start)).trim()
  const source = start < 0 ? '' : whole.slice(start)
  // A robots.txt looks like headers.
  if (/^user-agent[ \t]*:/im.test(above) && /^(?:dis)?allow[ \t]*:/im.test(above))
    return { head: '', source, unread: above }
  const lines = above.split(/\r?\n/).map((line) => line.trim())
  const isAnswer =
    lines.some((line) => /^(?:< )?HTTP\/[\d.]+ +\d{3}|^status/i.test(line)) || lines.every(isHeader)
  if (above === '' || isAnswer) return { head: above, source, unread: '' }
  return { head: '', source, unread: above }
}

function isHeader(line: string): boolean {
  return line === '' || headerLine.test(line)
}
