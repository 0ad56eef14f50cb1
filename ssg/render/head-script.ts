import { schemeKey } from '../../src/lib/color-scheme.ts'

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
