import { site } from '../content/identity.ts'
import { colour } from '../content/design-tokens.ts'
import type { SitePage } from '../content/site-page.ts'
import { structuredData } from './structured-data.ts'
import { xml } from '../../src/lib/xml.ts'
import { schemeKey } from '../../src/lib/color-scheme.ts'

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

/** `applyScheme` of `lib/color-scheme`, so that a visitor who has chosen light or dark sees no flash of the other. */
const applyStoredScheme = [
  `let s=localStorage.${schemeKey};`,
  `if(/^(light|dark)$/.test(s)){document.documentElement.dataset.scheme=s;`,
  `for(let m of document.querySelectorAll('[data-theme]'))m.media=m.dataset.theme==s?'all':'not all'}`,
].join('')

/**
 * Turns on view transitions between documents. The rule must be known before the first paint, and stands here because the Nu Html Checker does not know
 * `@view-transition`.
 */
const joinDocuments = [
  `let c=new CSSStyleSheet;c.replaceSync('@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}`,
  `::view-transition-old(root),::view-transition-new(root){animation-duration:.12s}}');`,
  `document.adoptedStyleSheets=[c];`,
].join('')

/**
 * The only inline script. It runs in the head before the first paint and ignores errors of old browsers and refused storage. The
 * Content-Security-Policy has its hash.
 */
export const headScript = [joinDocuments, applyStoredScheme].map((step) => `try{${step}}catch{}`).join('')
