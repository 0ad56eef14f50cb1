import { Parser } from 'htmlparser2'

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
  let tagged = ''
  /** The position in the source of each character. */
  const origins: number[] = []
  const cited: [start: number, end: number][] = []
  /** The end of the parsed source, and of the part that is in the text. */
  let [read, last] = [0, 0]
  const put = (text: string, start: number, end: number) => {
    tagged += blankMarkup(source.slice(last, start)) + text
    for (; last < start; last += 1) origins.push(last)
    // All characters of an entity have its beginning.
    const isEntity = text.length !== end - start
    for (let index = 0; index < text.length; index += 1) origins.push(isEntity ? start : start + index)
    last = end
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
        if (citing.has(name)) cites.push(tagged.length)
        const isForeign = name !== 'html' && /^(?!de\b)[a-z]{2}/i.test(values['lang'] ?? '')
        if (!opened && (opaque.has(name) || isForeign)) opened = { name, depth: 1 }
      },
      onclosetag(name, isImplied) {
        if (!isImplied) read = parser.endIndex + 1
        const start = citing.has(name) ? cites.pop() : undefined
        if (start !== undefined) cited.push([start, tagged.length])
        if (opened?.name !== name) return
        opened.depth -= 1
        if (opened.depth === 0) opened = undefined
      },
    },
    { decodeEntities: true },
  )
  parser.end(source)
  put('', source.length, source.length)
  const code = findCode(tagged.replace(/[\u00a0\u2007\u2009\u202f\ufeff\uE000]/g, ' '))
  for (const range of cited) code.isCode.fill(1, ...range)
  const text = withoutAddresses(code.text)
  return {
    text,
    taggedText: text.replaceAll(' ', (space, at: number) => (/\s/.test(tagged[at] ?? '') ? space : '\uE000')),
    isKept: code.isCode,
    origin: (at) => origins[at] ?? source.length,
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

/** Code and data that people paste among or instead of prose. Lookbehinds keep a pattern from starting anew at every letter of a long word. */
const codePatterns = [
  // JSON from the beginning, and one of its values elsewhere.
  /(?<![^])\s*(?:[[{]\s*)+"[^]*/g,
  /"[\w.@-]{1,40}"\s{0,9}:\s{0,9}"(?:[^"\\\n]|\\.)*"/g,
  // Front matter, or lines of YAML or settings at the beginning.
  /(?<![^])\s*---[ \t]*\n[^]*?\n---[ \t]*$/gm,
  /(?<![^])(?:\s*\n)?(?:[ \t-]*[a-z_][\w.-]*[ \t]*[:=].*(?:\n|(?![^])))+/g,
  // Markdown: blocks, code in a line, addresses of links.
  /^ {0,3}(```|~~~)[^]*?(?:^ {0,3}\1|(?![^]))/gm,
  /`[^`\n]+`/g,
  /(?<=\]\()[^\s)]+|^\[[^\]\n]{1,100}\]:\s{0,9}\S+/gm,
  // Templates, attributes of shortcodes, assignments.
  /\{\{[^{}]*\}\}|\{%[^%]*%\}/g,
  /(?<![\p{L}\d_:-])[\p{L}\d_:-]{1,40} ?= ?(?:"[^"\n]*"|'[^'\n]*'|`[^`\n]*`)/gu,
  // A row of CSV; prose has a space after a semicolon.
  /^.*(?:\S;\S|"(?:[;\t] ?|,)").*$/gm,
  // Paths, also of Windows.
  /(?<!\S)\S*\\\S*|(?<=^|[\s"'(=])\.{0,2}\/\p{Ll}\S*/gmu,
]

/** Marks each place of a text that is code or data with 1. Quotation marks there are none of a sentence, and become spaces. */
function findCode(text: string): { isCode: Uint8Array; text: string } {
  const isCode = new Uint8Array(text.length)
  for (const pattern of codePatterns)
    for (const { 0: found, index } of text.matchAll(pattern)) isCode.fill(1, index, index + found.length)
  return { isCode, text: text.replace(/["'„“”«»‚‘›‹]/g, (mark, at: number) => (isCode[at] ? ' ' : mark)) }
}
