import { Parser } from 'htmlparser2'

/** A start tag with its position. */
export interface HtmlTag {
  /** In lower case. */
  name: string
  /** By name in lower case, with entities decoded. */
  attributes: Readonly<Record<string, string>>
  /** Whether it is in the head, where search engines look for links. */
  isInHead: boolean
  /** Whether it is in a `<noscript>`, which is text to browsers that run scripts. */
  isInNoscript: boolean
  /** The index of its «<». */
  at: number
}

interface Visitor {
  /** Called for each start tag. */
  onTag?: (tag: HtmlTag) => void
  /** Called for each piece of visible text, with entities decoded. */
  onText?: (text: string, place: Pick<HtmlTag, 'isInNoscript'>) => void
  /** Called for each `<title>` in the head, with entities decoded; not for one in an SVG. */
  onTitle?: (title: string) => void
  /** Called for each `<script>` with its content. */
  onScript?: (source: string, script: HtmlTag) => void
}

/** Elements that are allowed in the head; any other closes it (HTML standard, «in head» and «after head»). */
const ofHead = new Set(
  'html head base basefont bgsound link meta noframes noscript script style template title'.split(' '),
)

/** Elements that are allowed in a `<noscript>` of the head without scripting, as search engines first parse it; any other closes it. */
const ofNoscript = new Set('html head basefont bgsound link meta noframes noscript style'.split(' '))

/** Elements whose content is not visible text. */
const opaque = new Set('iframe noembed noframes script style textarea title xmp'.split(' '))

/** Parses a whole page or a part of one as a browser would, without loading or running anything. Comments are skipped. */
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
