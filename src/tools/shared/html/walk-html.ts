import { readHtmlTag, type HtmlTag } from './read-html-tag.ts'

/** Where a part of a page stands. */
export interface HtmlPlace {
  /** In the head, where search engines look for links. */
  isInHead: boolean
  /** Who runs scripts takes it for text. */
  isInNoscript: boolean
}

interface Visitor {
  /** Of each tag that opens an element. */
  onTag: (tag: HtmlTag, place: HtmlPlace) => void
  /** Of each run of text, references and all; not of scripts, styles, titles and the like. */
  onText?: (text: string, place: HtmlPlace) => void
}

/** What may stand in a head; anything else closes it (HTML standard, «in head» and «after head»). */
const ofHead = new Set(
  'html head base basefont bgsound link meta noframes noscript script style template title'.split(' '),
)

/** Their content is text, not mark-up. */
const opaque = new Set('iframe noembed noframes script style textarea title xmp'.split(' '))

/** In a `<noscript>` of the head, without scripts as search engines first read it; anything else ends that (HTML standard, «in head noscript»). */
const ofNoscript = new Set('html head basefont bgsound link meta noframes noscript style'.split(' '))

/** So many characters are read before the visitor may be answered. */
const charactersAtOnce = 50_000

/** Goes through a page that was pasted whole or in part, as a browser would read it. Nothing of it is loaded or run. */
export function walkHtml(html: string, { onTag, onText }: Visitor): void {
  let [at, paused] = [0, 0]
  const place = { isInHead: true, isInNoscript: false }
  let isAfterHead = false
  while (at < html.length) {
    if (at - paused > charactersAtOnce) {
      paused = at
    }
    const start = html.indexOf('<', at)
    const text = html.slice(at, start < 0 ? html.length : start)
    if (text.trim() !== '') {
      place.isInHead = false
      onText?.(text, place)
    }
    if (start < 0) break
    const hidden = commentEnd(html, start)
    if (hidden !== undefined) {
      at = hidden
      continue
    }
    const tag = readHtmlTag(html, start)
    if (!tag) {
      // «a < b»; or the text ends within a tag, which then is none.
      if (/^<\/?[a-z]/i.test(html.slice(start, start + 3))) break
      place.isInHead = false
      at = start + 1
      continue
    }
    at = tag.end
    if (place.isInHead && !tag.isClosing && !ofNoscript.has(tag.name)) place.isInNoscript = false
    if (closesHead(tag, place.isInNoscript, isAfterHead)) place.isInHead = false
    if (tag.name === 'noscript') place.isInNoscript = !tag.isClosing
    if (tag.name === 'head' && tag.isClosing) isAfterHead = true
    if (tag.isClosing) continue
    onTag(tag, place)
    if (opaque.has(tag.name) || tag.name === 'template') at = elementEnd(html, tag)
  }
}

function closesHead({ name, isClosing }: HtmlTag, isInNoscript: boolean, isAfterHead: boolean): boolean {
  if (isClosing) return (isInNoscript ? /^br$/ : /^(body|html|br)$/).test(name)
  if (name === 'noscript') return isAfterHead && !isInNoscript
  return !ofHead.has(name)
}

/** A comment, a document type, an instruction; also what browsers take for one. */
function commentEnd(html: string, start: number): number | undefined {
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 2)
  return /^<[!?]|^<\/[^a-z]/i.test(html.slice(start, start + 3)) ? after(html, '>', start) : undefined
}

/** After its closing tag. */
function elementEnd(html: string, { name, end }: HtmlTag): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  closing.lastIndex = end
  const found = closing.exec(html)
  return found ? after(html, '>', found.index) : html.length
}

function after(html: string, sign: string, from: number): number {
  const found = html.indexOf(sign, from)
  return found < 0 ? html.length : found + sign.length
}
