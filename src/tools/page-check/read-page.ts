import type { HtmlTag } from '../shared/html/read-html-tag.ts'
import { walkHtml, type HtmlPlace } from '../shared/html/walk-html.ts'

/** What a page says to search engines in its first HTML. */
export interface PageRead {
  /** `<meta>` elements with a name that crawlers look for, wherever they stand: Google heeds them in the body as well. */
  robots: { agent: string; content: string; isInNoscript: boolean }[]
  canonicals: { href: string; isInHead: boolean; isQualified: boolean }[]
  /** Of `<base>`. */
  base?: string
  /** Characters of text without white space. */
  textLength: number
  hasScript: boolean
  /** The names of the elements with `data-nosnippet`. */
  nosnippet: string[]
}

/** Reads a page that was pasted; nothing of it is loaded or run. */
export function readPage(html: string): PageRead {
  const page: PageRead = { robots: [], canonicals: [], textLength: 0, hasScript: false, nosnippet: [] }
  walkHtml(html, {
    onTag: (tag, place) => takeTag(page, tag, place),
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

function takeTag(page: PageRead, { name, attributes }: HtmlTag, { isInHead, isInNoscript }: HtmlPlace): void {
  const value = (attribute: string) => attributes.get(attribute)?.trim() ?? ''
  if (name === 'script') page.hasScript = true
  if (name === 'base' && attributes.has('href')) page.base ??= value('href')
  if (attributes.has('data-nosnippet') && page.nosnippet.length < most) page.nosnippet.push(name)
  if (name === 'meta' && page.robots.length < most) {
    const agent = value('name').toLowerCase()
    if (/^robots$|bot/.test(agent)) page.robots.push({ agent, content: value('content'), isInNoscript })
  }
  if (name === 'link' && page.canonicals.length < most && /(^|\s)canonical(\s|$)/i.test(value('rel'))) {
    const isQualified = ['hreflang', 'lang', 'media', 'type'].some((attribute) => attributes.has(attribute))
    page.canonicals.push({ href: value('href'), isInHead, isQualified })
  }
}
