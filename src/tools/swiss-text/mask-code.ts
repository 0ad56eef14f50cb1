import { piecesOf } from './slice-text.ts'

/** Elements whose content is not text for people. */
const opaque = new Set(['script', 'style', 'code', 'pre', 'template', 'svg'])

/**
 * The text with mark-up, addresses and e-mail replaced by spaces, so that a rule for prose sees prose only, at the same places. Attributes
 * that people read are prose.
 * No parser: a visitor may paste half a tag, and places must be kept.
 */
export function maskCode(text: string): string {
  const parts: string[] = []
  // After the last «>» no tag ends: looking for it from every «<» would take quadratic time.
  const last = text.lastIndexOf('>')
  let at = 0
  // A quote that nothing closes hides every later tag: one look at it is enough.
  let hasOpenQuote = false
  while (at < text.length) {
    const open = at > last ? -1 : text.indexOf('<', at)
    const isTag = open >= 0 && /^<\/?[a-z]/i.test(text.slice(open, open + 3))
    const tagEnd: number | undefined = isTag && !hasOpenQuote ? soundTagEnd(text, open) : undefined
    hasOpenQuote ||= isTag && tagEnd === undefined
    const end = open < 0 ? -1 : endOfTag(text, open, tagEnd)
    if (end < 0) {
      // «a < b», or no tag any more.
      const next = open < 0 ? text.length : open + 1
      parts.push(text.slice(at, next))
      at = next
    } else {
      parts.push(
        text.slice(at, open),
        end === tagEnd ? blankTag(text.slice(open, end)) : blank(text.slice(open, end)),
      )
      at = end
    }
  }
  const masked = parts.join('')
  const words: string[] = []
  for (const { start, end } of piecesOf(masked)) {
    words.push(masked.slice(start, end).replace(/\S{4,}/g, withoutAddress))
  }
  return words.join('')
}

function withoutAddress(word: string): string {
  return /:\/\/|^www\.|\w@\w/i.test(word.slice(0, 500)) ? blank(word) : word
}

/** Attributes that people read or hear. */
const spoken = /^(?:alt|title|placeholder|aria-label|aria-description)$/i

/** The `<meta>` whose content search engines and networks show. */
const spokenMeta =
  /^<meta\s[^]*?\b(?:name|property)\s*=\s*["']?[\w:]*(?:description|title|site_name|image:alt)\b/i

/** A tag with nothing left of it but what its attributes say to people. */
function blankTag(tag: string): string {
  const isSpokenMeta = spokenMeta.test(tag)
  const parts: string[] = []
  let last = 0
  for (const { 0: whole, 1: name = '', 2: value = '', index } of tag.matchAll(
    /(?<=[\s"'])([^\s"'<>/=]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g,
  )) {
    if (!spoken.test(name) && !(isSpokenMeta && /^content$/i.test(name))) continue
    const quote = /^["']/.test(value) ? 1 : 0
    const end = index + whole.length - quote
    const start = end + 2 * quote - value.length
    parts.push(blank(tag.slice(last, start)), tag.slice(start, end))
    last = end
  }
  return parts.join('') + blank(tag.slice(last))
}

/** `tagEnd` is where its «>» stands outside quotes; without, the first «>» counts. */
function endOfTag(text: string, open: number, tagEnd = after(text, '>', open)): number {
  const name = /^<[!/]?([a-z][a-z\d]{0,20})/i.exec(text.slice(open, open + 24))?.[1]?.toLowerCase()
  if (text.startsWith('<!--', open)) return Math.max(after(text, '-->', open), after(text, '>', open))
  if (name === undefined) return -1
  if (!opaque.has(name) || text[open + 1] === '/') return tagEnd
  const close = text.indexOf(`</${name}`, open)
  // An element that nothing closes hides the rest, as it does in a browser.
  return close < 0 ? text.length : after(text, '>', close)
}

/** After the «>» that stands in no quoted value. */
function soundTagEnd(text: string, open: number): number | undefined {
  const sign = /=\s*["']|>/g
  sign.lastIndex = open
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (found[0] === '>') return sign.lastIndex
    const close = text.indexOf(found[0].slice(-1), sign.lastIndex)
    if (close < 0) return undefined
    sign.lastIndex = close + 1
  }
  return undefined
}

function after(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from)
  return at < 0 ? -1 : at + sign.length
}

/** Line breaks stay, as places are counted by lines. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
