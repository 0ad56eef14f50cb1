import { Parser } from 'htmlparser2'

export interface Prose {
  /** What people read or hear: mark-up and addresses as spaces, entities decoded, every space a plain one. */
  text: string
  /** Where a place of the text stands in the source. */
  origin: (at: number) => number
  /** Where the text cites somebody: the content of `<q>`, `<blockquote>` and `<cite>`. */
  cited: { start: number; end: number }[]
  /** What stands behind a tag that nothing closes, which hides it. */
  hidden: string
}

/** Elements whose content is no text for people. */
const opaque = new Set('script style code pre template svg'.split(' '))
const citing = new Set('q blockquote cite'.split(' '))

/** Attributes that people read or hear, and the `<meta>` whose content search engines and networks show. */
const spoken = /^(?:alt|title|placeholder|aria-label|aria-description)$/
const spokenMeta = /(?:description|title|site_name|image:alt)\b/i

/** Reads a text or the source of a page, whole or in part. */
export function readProse(source: string): Prose {
  const parts: string[] = []
  const cuts: Cut[] = []
  const cited: Prose['cited'] = []
  /** How far the source was read, how far of it is in the text, and how long that is. */
  let [read, last, length] = [0, 0, 0]
  const put = (text: string, start: number, end: number) => {
    const gap = blank(source.slice(last, start))
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
        if (!opened && opaque.has(name)) opened = { name, depth: 1 }
      },
      onclosetag(name, isImplied) {
        if (!isImplied) read = parser.endIndex + 1
        const start = citing.has(name) ? cites.pop() : undefined
        if (start !== undefined) cited.push({ start, end: length })
        if (opened?.name !== name) return
        opened.depth -= 1
        if (opened.depth === 0) opened = undefined
      },
    },
    { decodeEntities: true },
  )
  parser.end(source)
  parts.push(blank(source.slice(last)))
  return {
    text: withoutAddresses(parts.join('').replace(/[\u00a0\u2007\u2009\u202f\ufeff]/g, ' ')),
    origin: (at) => at + shorterBefore(cuts, at),
    cited,
    hidden: source.slice(read).trim(),
  }
}

/** Text without mark-up, by its pieces: an entity is one of its own. */
function readText(source: string, put: (text: string, start: number, end: number) => void): void {
  const parser: Parser = new Parser(
    { ontext: (text) => put(text, parser.startIndex, parser.endIndex + 1) },
    { decodeEntities: true },
  )
  parser.end(source)
}

/** An entity: where it ends in the text, and how much shorter the text is up to there. */
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

/** Addresses, hosts, files, handles and hashtags work as they are written only. */
const address =
  /:\/\/|^www\.|\S@\S|^[#@]|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:[a-z]{2,4}|html|swiss)(?:[/?#]|[^\p{L}]?$)/iu

function withoutAddresses(text: string): string {
  return text.replace(/\S{3,}/g, (word) => (address.test(word.slice(0, 500)) ? blank(word) : word))
}

/** Line breaks stay, as places are counted by lines. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
