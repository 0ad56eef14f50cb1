import { canonicalUrl } from '../src/lib/site/canonical-url.ts'
import { documentTitle } from '../src/lib/site/document-title.ts'
import { site } from '../src/lib/site.ts'
import { colour } from './design-tokens.ts'
import { headScript } from './head-script.ts'
import { previewImagePath, type SitePage } from './site-page.ts'
import { structuredData } from './structured-data.ts'
import { xml } from './xml.ts'

export interface HeadParts {
  /** `undefined` for the page that stands for unknown addresses. */
  facts: SitePage | undefined
  version: string
  /** The stylesheet and the entry script, as elements. */
  code: string
}

/**
 * Writes the head of a rendered page: the character set first, within the first kilobyte, then what the page says of
 * itself, its styles and the script. As text, because what React renders it also ships to the browser; `lib/update-head`
 * keeps the marked part current there.
 */
export function completeHead(html: string, { facts, version, code }: HeadParts): string {
  const head = [...everywhere(version), ...(facts ? ofPage(facts) : ofNoPage), code]
  return html.replace('<head></head>', () => `<head>${head.join('')}</head>`)
}

function everywhere(version: string): string[] {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    themeColor('light'),
    themeColor('dark'),
    `<script>${headScript}</script>`,
    `<meta name="cache-version" content="${version}">`,
    '<meta name="format-detection" content="telephone=no">',
    `<meta property="og:site_name" content="${xml(site.shortName)}">`,
    '<meta property="og:locale" content="de_CH">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="alternate" type="application/rss+xml" title="${xml(site.shortName)}: Wissen" href="/feed.xml">`,
  ]
}

/** The colour of the browser's bars; `data-theme` is for the choice of the visitor (`lib/color-scheme`). */
function themeColor(scheme: 'light' | 'dark'): string {
  const media = `(prefers-color-scheme: ${scheme})`
  return `<meta name="theme-color" data-theme="${scheme}" media="${media}" content="${colour('--surface', scheme)}">`
}

/** Marks what belongs to one page only, for `lib/update-head`. */
const mark = 'data-page-only=""'

function ofPage(facts: SitePage): string[] {
  const { page, path, source } = facts
  const url = xml(canonicalUrl(path))
  // The one character that could end the element early.
  const json = JSON.stringify(structuredData(facts)).replaceAll('<', '\\u003c')
  return [
    `<title>${xml(documentTitle(page))}</title>`,
    `<meta ${mark} name="description" content="${xml(page.description)}">`,
    `<meta ${mark} name="robots" content="max-snippet:-1, max-image-preview:large">`,
    `<link ${mark} rel="canonical" href="${url}">`,
    `<meta ${mark} property="og:type" content="${page.kind === 'article' ? 'article' : 'website'}">`,
    `<meta ${mark} property="og:title" content="${xml(page.title)}">`,
    `<meta ${mark} property="og:description" content="${xml(page.description)}">`,
    `<meta ${mark} property="og:url" content="${url}">`,
    `<meta ${mark} property="og:image" content="${xml(canonicalUrl(previewImagePath(path)))}">`,
    `<meta ${mark} property="og:image:width" content="1200">`,
    `<meta ${mark} property="og:image:height" content="630">`,
    `<meta ${mark} property="og:image:alt" content="${xml(page.title)}">`,
    `<meta ${mark} name="twitter:card" content="summary_large_image">`,
    // Pages whose text is Markdown are also there as such, for readers that prefer it.
    source ? `<link ${mark} rel="alternate" type="text/markdown" href="${url}.md">` : '',
    `<script ${mark} type="application/ld+json">${json}</script>`,
  ]
}

const ofNoPage = [
  `<title>${xml(documentTitle(undefined))}</title>`,
  `<meta ${mark} name="robots" content="noindex">`,
]
