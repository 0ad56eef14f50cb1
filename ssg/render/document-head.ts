import { site } from '../content/identity.ts'
import { colour } from '../content/design-tokens.ts'
import { headScript } from './head-script.ts'
import type { SitePage } from '../content/site-page.ts'
import { structuredData } from './structured-data.ts'
import { xml } from '../../src/lib/xml.ts'

export interface HeadParts {
  /** `undefined` for the page that stands for unknown addresses. */
  facts: SitePage | undefined
  version: string
  /** The stylesheet and the entry script, as elements. */
  code: string
}

/**
 * Adds to the head of a rendered page what is the same on every page (charset first, within the first kilobyte; styles and script last) and the JSON-LD.
 * React renders title, description and links (`components/layout/page-head`).
 */
export function completeHead(html: string, { facts, version, code }: HeadParts): string {
  return html
    .replace('<head>', () => `<head>${everywhere(version).join('')}`)
    .replace('</head>', () => `${facts ? jsonLd(facts) : ''}${code}</head>`)
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

/** As text, because the browser must not make a script of it (Trusted Types), and machines read each page's own HTML. */
function jsonLd(facts: SitePage): string {
  // The one character that could end the element early.
  const json = JSON.stringify(structuredData(facts)).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
