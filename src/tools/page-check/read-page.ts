import { walkHtml, type HtmlTag } from '../shared/html.ts'
import { readRefresh, type Refresh } from './read-answer.ts'

/** What a page says to search engines in its first HTML. */
export interface PageRead {
  /** `<meta>` elements with a name that crawlers look for, wherever they stand: Google heeds them in the body as well. */
  robots: { agent: string; content: string; isInNoscript: boolean }[]
  canonicals: { href: string; isUsed: boolean }[]
  refresh?: Refresh
  /** Of its first `<title>`. */
  title?: string
  /** Of `<base>`. */
  base?: string
  /** Characters of text without white space. */
  textLength: number
  hasScript: boolean
  /** Something that a visitor sees, be it without text. */
  hasBody: boolean
  /** How many elements are kept out of snippets by `data-nosnippet`. */
  nosnippet: number
}

/** Reads a page that was pasted; nothing of it is loaded or run. */
export function readPage(html: string): PageRead {
  const page: PageRead = {
    robots: [],
    canonicals: [],
    textLength: 0,
    hasScript: false,
    hasBody: false,
    nosnippet: 0,
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
  // Only on these elements the attribute counts.
  if ('data-nosnippet' in attributes && /^(span|div|section)$/.test(name)) page.nosnippet += 1
  if (name === 'meta') {
    const agent = value('name').toLowerCase()
    const refresh =
      value('http-equiv').toLowerCase() === 'refresh' ? readRefresh(value('content')) : undefined
    if (refresh) page.refresh ??= refresh
    if (/^robots$|bot/.test(agent)) page.robots.push({ agent, content: value('content'), isInNoscript })
  }
  if (name === 'link' && /(^|\s)canonical(\s|$)/i.test(value('rel'))) {
    const isQualified = ['hreflang', 'lang', 'media', 'type'].some((attribute) => attribute in attributes)
    page.canonicals.push({ href: value('href'), isUsed: isInHead && !isQualified })
  }
}
