import { walkHtml, type HtmlTag } from '../shared/html.ts'

/** What a page says to search engines in its first HTML. */
export interface PageRead {
  /** `<meta>` elements with a name that crawlers look for, wherever they stand: Google heeds them in the body as well. */
  robots: { agent: string; content: string; isInNoscript: boolean }[]
  canonicals: { href: string; isInHead: boolean; isQualified: boolean }[]
  /** Where `<meta http-equiv="refresh">` leads, and after how many seconds. */
  refresh?: { seconds: number; target: string }
  /** Of its first `<title>`. */
  title?: string
  /** Of `<base>`. */
  base?: string
  /** Characters of text without white space. */
  textLength: number
  hasScript: boolean
  /** Something that a visitor sees, be it without text. */
  hasBody: boolean
  /** The names of the elements with `data-nosnippet`. */
  nosnippet: string[]
}

/** Reads a page that was pasted; nothing of it is loaded or run. */
export function readPage(html: string): PageRead {
  const page: PageRead = {
    robots: [],
    canonicals: [],
    textLength: 0,
    hasScript: false,
    hasBody: false,
    nosnippet: [],
  }
  walkHtml(html, {
    onTag: (tag) => takeTag(page, tag),
    onTitle: (title) => void (page.title ??= title.trim()),
    onText: (text, { isInNoscript }) => {
      if (!isInNoscript) page.textLength += lengthOf(text)
    },
  })
  return page
}

/** More of one kind no page has; a megabyte of them would hold up the visitor. */
const most = 500

/** Not by a pattern, which takes a fifth of a second for a megabyte. */
function lengthOf(text: string): number {
  let length = 0
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 32) length += 1
  return length
}

function takeTag(page: PageRead, { name, attributes, isInHead, isInNoscript }: HtmlTag): void {
  const value = (attribute: string) => attributes[attribute]?.trim() ?? ''
  if (name === 'script') page.hasScript = true
  if (name !== 'body' && !isInHead) page.hasBody = true
  if (name === 'base' && 'href' in attributes) page.base ??= value('href')
  if ('data-nosnippet' in attributes && page.nosnippet.length < most) page.nosnippet.push(name)
  if (name === 'meta' && value('http-equiv').toLowerCase() === 'refresh') {
    const [, seconds = '', target] =
      /^\s*(\d+)[^;,]*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(value('content')) ?? []
    if (target !== undefined) page.refresh ??= { seconds: Number(seconds), target: target.trim() }
  }
  if (name === 'meta' && page.robots.length < most) {
    const agent = value('name').toLowerCase()
    if (/^robots$|bot/.test(agent)) page.robots.push({ agent, content: value('content'), isInNoscript })
  }
  if (name === 'link' && page.canonicals.length < most && /(^|\s)canonical(\s|$)/i.test(value('rel'))) {
    const isQualified = ['hreflang', 'lang', 'media', 'type'].some((attribute) => attribute in attributes)
    page.canonicals.push({ href: value('href'), isInHead, isQualified })
  }
}
