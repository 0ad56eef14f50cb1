import { urlOf } from '../compare-addresses.ts'
import { walkHtml, type HtmlTag } from '../html.ts'
import { readRefresh, type Refresh } from './read-answer.ts'

/** What the initial HTML of a page tells search engines. */
export interface PageRead {
  /** The robots `<meta>` elements. Those in the body are included, because Google obeys them, too. */
  robots: { agent: string; content: string; isInNoscript: boolean }[]
  canonicals: { href: string; isUsed: boolean }[]
  /** The links with `hreflang`, whether of versions or of something else, such as a licence. */
  versions: { code: string; href: string; rel: string[]; isInHead: boolean }[]
  /** The language that `<html lang>` declares. */
  language?: string
  descriptions: string[]
  /** `og:site_name` and `article:published_time`. */
  siteName?: string
  published?: string
  refresh?: Refresh
  /** The URL in a script of the head that may lead there. */
  scriptTarget?: string
  /** The texts of all `<title>` elements in the head. */
  titles: string[]
  /** The `href` of `<base>`. */
  base?: string
  /** The number of characters of text, without white space. */
  textLength: number
  hasScript: boolean
  /** Whether the element into which a framework writes the page is empty. */
  hasEmptyRoot: boolean
  /** The URLs of style sheets and scripts. */
  resources: string[]
  /** Whether there is a document type or any element of the head, and nothing of it is cut off. */
  hasHead: boolean
  /** Whether there is any body element, even without text. */
  hasBody: boolean
}

/** Reads a pasted page. Nothing of it is loaded or run. */
export function readPage(html: string): PageRead {
  const page: PageRead = {
    robots: [],
    canonicals: [],
    versions: [],
    descriptions: [],
    titles: [],
    textLength: 0,
    hasScript: false,
    hasEmptyRoot: false,
    resources: [],
    hasHead: /^\s*<(?:!doctype|html)\b/i.test(html),
    hasBody: false,
  }
  walkHtml(html, {
    onTag(tag) {
      takeTag(page, tag)
      if (/^(root|app|__next|__nuxt)$/.test(tag.attributes['id'] ?? ''))
        page.hasEmptyRoot ||= /^<[^>]*>\s*<\//.test(html.slice(tag.at, tag.at + 500))
    },
    onScript(source, { isInHead }) {
      const [, target] = (isInHead && leading.exec(source)) || []
      if (target !== undefined) page.scriptTarget ??= target
    },
    onTitle: (title) => page.titles.push(title.trim()),
    onText: (text, { isInNoscript }) => {
      if (!isInNoscript) page.textLength += text.replace(/\s+/g, '').length
    },
  })
  page.hasHead &&= page.hasBody || /<\/head\b|<body\b/i.test(html)
  return page
}

/** The URL to which relative ones of a page refer. */
export function baseOf(page: Pick<PageRead, 'base'> | undefined, own: URL): URL {
  return urlOf(page?.base ?? '', own.href) ?? own
}

/** `location.replace("https://…")`, `location.href = "/…"` and the like. */
const leading =
  /\blocation(?:\.href)?(?:\s{0,9}=|\.(?:replace|assign)\()\s{0,9}["']((?:https?:\/)?\/[^"']{0,500})["']/

/** The type of a script that runs; others, such as JSON-LD, are data. */
const program = /^$|^module$|(?:java|ecma)script/i

function takeTag(page: PageRead, { name, attributes, isInHead, isInNoscript }: HtmlTag): void {
  const value = (attribute: string) => attributes[attribute]?.trim() ?? ''
  if (name === 'script' && program.test(value('type'))) {
    page.hasScript = true
    if (value('src')) page.resources.push(value('src'))
  }
  page.hasHead ||= isInHead && /^(head|title|meta|link|base)$/.test(name)
  if (name !== 'body' && !isInHead) page.hasBody = true
  if (name === 'base' && 'href' in attributes) page.base ??= value('href')
  if (name === 'meta') {
    const agent = value('name').toLowerCase()
    if (agent === 'description') page.descriptions.push(value('content'))
    if (value('property') === 'og:site_name') page.siteName ??= value('content')
    // Not «modified_time», which Yoast writes into every page, for which Google shows no date.
    if (value('property') === 'article:published_time') page.published ??= value('content')
    const refresh =
      value('http-equiv').toLowerCase() === 'refresh' ? readRefresh(value('content')) : undefined
    // Google runs scripts, and does not heed what is there for browsers without.
    if (refresh && !isInNoscript) page.refresh ??= refresh
    if (/^robots$|bot/.test(agent)) page.robots.push({ agent, content: value('content'), isInNoscript })
  }
  if (name === 'html' && value('lang')) page.language ??= value('lang')
  if (name !== 'link') return
  const href = value('href')
  const rel = value('rel').toLowerCase().split(/\s+/)
  if (value('rel').toLowerCase() === 'stylesheet') page.resources.push(href)
  if (rel.includes('canonical')) {
    const isQualified = ['hreflang', 'lang', 'media', 'type'].some((attribute) => attribute in attributes)
    page.canonicals.push({ href, isUsed: isInHead && !isQualified })
  }
  if ('hreflang' in attributes)
    page.versions.push({ code: value('hreflang'), href, rel, isInHead: isInHead && !isInNoscript })
}
