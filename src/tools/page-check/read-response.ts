/** What a server has answered, as far as search engines care. */
export interface ResponseRead {
  status?: number
  location?: string
  /** The values of `X-Robots-Tag`, one for each header of that name. */
  robotsTags: string[]
  /** The addresses that `Link` headers name as canonical. */
  canonicals: string[]
  /** What follows the headers, as `curl -i` prints it. */
  body: string
}

/** The first answer in a paste: lines of headers as `curl -i` prints them or as developer tools copy them. */
export function readResponse(text: string): ResponseRead {
  const { head, body } = firstAnswer(text)
  const headers = readHeaders(head)
  const status = statusOf(head)
  const location = headers.find(({ name }) => name === 'location')?.value
  return {
    ...(status !== undefined && { status }),
    ...(location !== undefined && { location }),
    robotsTags: valuesOf(headers, 'x-robots-tag'),
    canonicals: valuesOf(headers, 'link').flatMap(canonicalsIn),
    body,
  }
}

/** Longer headers no server sends. */
const longestHead = 100_000

function firstAnswer(text: string): { head: string; body: string } {
  const trimmed = text.trimStart()
  const end = /\r?\n[ \t]*\r?\n/.exec(trimmed.slice(0, longestHead))
  if (!end) return { head: trimmed.slice(0, longestHead), body: '' }
  const head = trimmed.slice(0, end.index)
  const rest = trimmed.slice(end.index + end[0].length)
  // «103 Early Hints» and «100 Continue» go before the answer.
  return /^HTTP\/[\d.]+ 1\d\d/i.test(head) ? firstAnswer(rest) : { head, body: rest }
}

interface Header {
  name: string
  value: string
}

function readHeaders(head: string): Header[] {
  return (
    head
      // Developer tools copy «x-robots-tag» and its value on two lines, with or without a colon.
      .replace(/^([\w-]+:|x-robots-tag|link|location)[ \t]*\r?\n[ \t]*(?=\S)/gim, (_, name: string) =>
        name.endsWith(':') ? `${name} ` : `${name}: `,
      )
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, name = '', value = ''] = /^(?:< )?([\w-]+) ?:(.*)$/.exec(line.trim()) ?? []
        return name ? [{ name: name.toLowerCase(), value: value.trim() }] : []
      })
  )
}

function valuesOf(headers: readonly Header[], wanted: string): string[] {
  return headers.filter(({ name }) => name === wanted).map(({ value }) => value)
}

/** «HTTP/2 200», «Status Code: 200 OK», or «200 OK» on the first line. */
function statusOf(head: string): number | undefined {
  const found =
    /^(?:< )?HTTP\/[\d.]+ +(\d{3})\b/im.exec(head) ??
    /^status(?:[ -]?code)? ?:?\s{0,9}(\d{3})\b/im.exec(head) ??
    /^(\d{3})\b(?! ?:)/.exec(head)
  return found ? Number(found[1]) : undefined
}

/** Of `<https://…/>; rel="canonical", <…>; rel="preload"`. */
function canonicalsIn(value: string): string[] {
  return value.split('<').flatMap((part) => {
    const end = part.indexOf('>')
    const isCanonical = /;\s*rel\s*=\s*"?(?:[^";,]*\s)?canonical[\s";,]?/i.test(`${part.slice(end + 1)};`)
    return end >= 0 && isCanonical ? [part.slice(0, end).trim()] : []
  })
}
