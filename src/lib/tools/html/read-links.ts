import type { Work } from '../slices.ts'
import { readHtmlTag, type HtmlTag } from './read-html-tag.ts'

/** A `<link>` of a page, and whether it stands in the head, where search engines look for it. */
export interface HtmlLink {
  attributes: ReadonlyMap<string, string>
  isInHead: boolean
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

/** Every `<link>` of a page that was pasted whole or in part, as a browser would find them. Nothing of it is loaded or run. */
export function* readLinks(html: string): Work<HtmlLink[]> {
  const links: HtmlLink[] = []
  let [at, paused] = [0, 0]
  let isInHead = true
  let [isInNoscript, isAfterHead] = [false, false]
  while (at < html.length) {
    if (at - paused > charactersAtOnce) {
      yield at / html.length
      paused = at
    }
    const start = html.indexOf('<', at)
    if (html.slice(at, start < 0 ? html.length : start).trim() !== '') isInHead = false
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
      isInHead = false
      at = start + 1
      continue
    }
    at = tag.end
    if (!tag.isClosing && !ofNoscript.has(tag.name)) isInNoscript = false
    if (closesHead(tag, isInNoscript, isAfterHead)) isInHead = false
    if (tag.name === 'noscript') isInNoscript = !tag.isClosing
    if (tag.name === 'head' && tag.isClosing) isAfterHead = true
    if (tag.isClosing) continue
    if (tag.name === 'link') links.push({ attributes: tag.attributes, isInHead })
    if (opaque.has(tag.name) || tag.name === 'template') at = elementEnd(html, tag)
  }
  return links
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
