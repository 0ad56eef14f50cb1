import { Parser } from 'htmlparser2'

/** An element of a page, and where it stands. */
export interface HtmlTag {
  /** In lower case. */
  name: string
  /** By their names in lower case, entities resolved. */
  attributes: Readonly<Record<string, string>>
  /** In the head, where search engines look for links. */
  isInHead: boolean
  /** Who runs scripts takes it for text. */
  isInNoscript: boolean
  /** The place of its «<» in the text. */
  at: number
}

interface Visitor {
  /** Of each element that opens. */
  onTag?: (tag: HtmlTag) => void
  /** Of each run of text that a visitor could read, entities resolved. */
  onText?: (text: string, place: Pick<HtmlTag, 'isInNoscript'>) => void
  /** Of the text of each title of the page, entities resolved; one in a drawing is none. */
  onTitle?: (title: string) => void
  /** Of the whole content of each script, with its attributes. */
  onScript?: (source: string, script: HtmlTag) => void
}

/** What may stand in a head; anything else closes it (HTML standard, «in head» and «after head»). */
const ofHead = new Set(
  'html head base basefont bgsound link meta noframes noscript script style template title'.split(' '),
)

/** In a `<noscript>` of the head, without scripts as search engines first read it; anything else ends that. */
const ofNoscript = new Set('html head basefont bgsound link meta noframes noscript style'.split(' '))

/** Their content is no text for visitors. */
const opaque = new Set('iframe noembed noframes script style textarea title xmp'.split(' '))

/** Goes through a page that was pasted whole or in part, as a browser would read it. Comments are no part of it, and nothing is loaded or run. */
export function walkHtml(html: string, { onTag, onText, onTitle, onScript }: Visitor): void {
  const place = { isInHead: true, isInNoscript: false }
  let isAfterHead = false
  let templates = 0
  let hidden: string | undefined
  let script: { tag: HtmlTag; source: string } | undefined
  let title: string | undefined
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes, isImplied) {
        if (isImplied || hidden !== undefined) return
        if (templates === 0) {
          if (place.isInHead && !ofNoscript.has(name)) place.isInNoscript = false
          if (name === 'noscript' ? isAfterHead && !place.isInNoscript : !ofHead.has(name))
            place.isInHead = false
          if (name === 'noscript') place.isInNoscript = true
          const tag = { name, attributes, ...place, at: parser.startIndex }
          onTag?.(tag)
          if (name === 'script') script = { tag, source: '' }
          if (name === 'title' && place.isInHead) title = ''
        }
        if (name === 'template') templates += 1
        if (opaque.has(name)) hidden = name
      },
      ontext(text) {
        if (script) script.source += text
        if (title !== undefined) title += text
        if (hidden !== undefined || templates > 0 || text.trim() === '') return
        place.isInHead = false
        onText?.(text, place)
      },
      onclosetag(name, isImplied) {
        if (name === hidden) hidden = undefined
        if (name === 'script' && script) {
          onScript?.(script.source, script.tag)
          script = undefined
        }
        if (name === 'title' && title !== undefined) {
          onTitle?.(title)
          title = undefined
        }
        if (name === 'template' && templates > 0) templates -= 1
        if (isImplied) return
        if (name === 'head') isAfterHead = true
        if ((place.isInNoscript ? /^br$/ : /^(body|html|br)$/).test(name)) place.isInHead = false
        if (name === 'noscript') place.isInNoscript = false
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
}
