import { Parser } from 'htmlparser2'
import { findCode } from './find-code.ts'

export interface Prose {
  /** The text for people: markup and URLs are spaces, entities are decoded, no-break spaces are normal ones. */
  text: string
  /** The same with U+E000 where a space stands for an inline tag, an address or a quotation mark in code. */
  taggedText: string
  /** The position in the source of a position in the text. */
  origin: (at: number) => number
  /** 1 for each place of the text that is code, data (`findCode`) or a quotation by markup. */
  isKept: Uint8Array
  /** The rest of the source after an unclosed tag, which the parser does not read. */
  hidden: string
}

/** Elements whose content is not text for people. */
const opaque = new Set('script style code pre template svg'.split(' '))
const citing = new Set('q blockquote cite'.split(' '))

/** Attributes with text for people, and the names of `<meta>` elements whose content search engines and social networks show. */
const spoken = /^(?:alt|title|placeholder|aria-label|aria-description)$/
const spokenMeta = /(?:description|title|site_name|image:alt)\b/i

/** Reads a text, an HTML source or a part of one. */
export function readProse(source: string): Prose {
  const parts: string[] = []
  const cuts: Cut[] = []
  const cited: [start: number, end: number][] = []
  /** The end of the parsed source, the end of the part that is in the text, and the length of the text. */
  let [read, last, length] = [0, 0, 0]
  const put = (text: string, start: number, end: number) => {
    const gap = blankMarkup(source.slice(last, start))
    parts.push(gap, text)
    length += gap.length + text.length
    last = end
    if (text.length !== end - start) cuts.push({ end: length, shorter: end - length })
  }

  let opened: { name: string; depth: number } | undefined
  const cites: number[] = []
  let attributes: { name: string; start: number; end: number }[] = []
  const parser: Parser = new Parser(
    {
      ontext(text) {
        read = parser.endIndex + 1
        if (!opened) put(text, parser.startIndex, read)
      },
      oncomment: () => (read = parser.endIndex + 1),
      onprocessinginstruction: () => (read = parser.endIndex + 1),
      onattribute(name) {
        attributes.push({ name, start: parser.startIndex, end: parser.endIndex })
      },
      onopentag(name, values) {
        read = parser.endIndex + 1
        if (opened?.name === name) opened.depth += 1
        const isSpokenMeta = name === 'meta' && spokenMeta.test(values['name'] ?? values['property'] ?? '')
        for (const { name: of, start, end } of opened ? [] : attributes) {
          if (!spoken.test(of) && !(isSpokenMeta && of === 'content')) continue
          const [before = '', quote = ''] = /^[^=]*=?\s*(["']?)/.exec(source.slice(start, end)) ?? []
          const value = start + before.length
          readText(source.slice(value, end - quote.length), (text, from, to) =>
            put(text, value + from, value + to),
          )
        }
        attributes = []
        if (citing.has(name)) cites.push(length)
        const isForeign = name !== 'html' && /^(?!de\b)[a-z]{2}/i.test(values['lang'] ?? '')
        if (!opened && (opaque.has(name) || isForeign)) opened = { name, depth: 1 }
      },
      onclosetag(name, isImplied) {
        if (!isImplied) read = parser.endIndex + 1
        const start = citing.has(name) ? cites.pop() : undefined
        if (start !== undefined) cited.push([start, length])
        if (opened?.name !== name) return
        opened.depth -= 1
        if (opened.depth === 0) opened = undefined
      },
    },
    { decodeEntities: true },
  )
  parser.end(source)
  parts.push(blank(source.slice(last)))
  const tagged = parts.join('')
  const code = findCode(tagged.replace(/[\u00a0\u2007\u2009\u202f\ufeff\uE000]/g, ' '))
  for (const range of cited) code.isCode.fill(1, ...range)
  const text = withoutAddresses(code.text)
  return {
    text,
    taggedText: text.replaceAll(' ', (space, at: number) => (/\s/.test(tagged[at] ?? '') ? space : '\uE000')),
    isKept: code.isCode,
    origin: (at) => at + shorterBefore(cuts, at),
    hidden: source.slice(read).trim(),
  }
}

/** Reads an attribute value in pieces, because an entity is a piece of its own. */
function readText(source: string, put: (text: string, start: number, end: number) => void): void {
  const parser: Parser = new Parser(
    { ontext: (text) => put(text, parser.startIndex, parser.endIndex + 1) },
    { decodeEntities: true },
  )
  parser.end(source)
}

/** The end of an entity in the text, and by how much the text is shorter than the source up to there. */
interface Cut {
  end: number
  shorter: number
}

function shorterBefore(cuts: readonly Cut[], at: number): number {
  let [low, high] = [0, cuts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cuts[middle]?.end ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return cuts[low - 1]?.shorter ?? 0
}

/** URLs, hosts, files, handles and hashtags, whose spelling must not change. */
const address =
  /:\/\/|^www\.|\S@\S|^[#@]|^[\p{L}\d_-]+(?:\.[\p{L}\d-]+)*\.(?:[a-z]{2,4}|html|swiss)(?:[/?#]|[^\p{L}]?$)/iu

function withoutAddresses(text: string): string {
  return text.replace(/\S{3,}/g, (word) => (address.test(word.slice(0, 500)) ? blank(word) : word))
}

/** Inline tags, and the comments that React writes between texts. */
const inlineTag =
  /<\/?(?:a|abbr|b|button|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var)(?![\w-])[^<>]*>|<!--[^<>]*-->/gi

/** Replaces markup by spaces, and inline tags by U+E000. */
function blankMarkup(source: string): string {
  const tagged = source.replace(inlineTag, (tag) => tag.replace(/[^\n]/g, '\uE000'))
  return tagged.replace(/[^\n\uE000]/g, ' ')
}

/** Replaces a text by spaces. Line breaks stay, because places are counted by line. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
