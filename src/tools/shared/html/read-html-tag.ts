export interface HtmlTag {
  /** In lower case. */
  name: string
  isClosing: boolean
  /** The first of each name, in lower case; its value with the usual references replaced. */
  attributes: Map<string, string>
  /** Index after its «>». */
  end: number
}

/** The tag that begins here as the HTML standard reads it; undefined where none does, or the text ends within it. */
export function readHtmlTag(text: string, start: number): HtmlTag | undefined {
  const isClosing = text[start + 1] === '/'
  let at = start + (isClosing ? 2 : 1)
  if (!/[a-z]/i.test(text[at] ?? '')) return undefined
  const nameEnd = skipUntil(text, at, /[\s/>]/g)
  const tag: HtmlTag = {
    name: text.slice(at, nameEnd).toLowerCase(),
    isClosing,
    attributes: new Map(),
    end: -1,
  }
  at = nameEnd
  for (;;) {
    at = skipUntil(text, at, /[^\s/]/g)
    if (at === text.length) return undefined
    if (text[at] === '>') return { ...tag, end: at + 1 }
    // A name may begin with «=»; anything else ends it.
    const keyEnd = skipUntil(text, at + 1, /[\s/>=]/g)
    const key = text.slice(at, keyEnd).toLowerCase()
    const value = readValue(text, skipUntil(text, keyEnd, /\S/g), keyEnd)
    if (value.end < 0) return undefined
    if (!tag.attributes.has(key)) tag.attributes.set(key, decoded(value.text))
    at = value.end
  }
}

function readValue(text: string, equals: number, nameEnd: number): { text: string; end: number } {
  if (text[equals] !== '=') return { text: '', end: nameEnd }
  const start = skipUntil(text, equals + 1, /\S/g)
  const quote = text[start]
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, start + 1)
    return { text: text.slice(start + 1, close), end: close < 0 ? -1 : close + 1 }
  }
  const end = skipUntil(text, start, /[\s>]/g)
  return { text: text.slice(start, end), end }
}

/** The next place from here on that the pattern, which carries the flag g, fits; the end of the text where none does. */
function skipUntil(text: string, from: number, pattern: RegExp): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Of the 2,231 references that HTML knows, those that addresses and codes contain. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, digits, name) => {
      if (typeof name === 'string') return named[name.toLowerCase()] ?? whole
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(digits)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
