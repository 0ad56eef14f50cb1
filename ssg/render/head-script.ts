import { schemeKey } from '../../src/lib/color-scheme.ts'

/** `applyScheme` of `lib/color-scheme`, so that a visitor who has chosen light or dark sees no flash of the other. */
const applyStoredScheme = [
  `let s=localStorage.${schemeKey};`,
  `if(/^(light|dark)$/.test(s)){document.documentElement.dataset.scheme=s;`,
  `for(let m of document.querySelectorAll('[data-theme]'))m.media=m.dataset.theme==s?'all':'not all'}`,
].join('')

/**
 * From document to document what stays, as the header, stands still, and the rest changes without a flash. Here, because the rule
 * must be known before the first paint, and the Nu Html Checker knows no `@view-transition`.
 */
const joinDocuments = [
  `let c=new CSSStyleSheet;c.replaceSync('@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}`,
  `::view-transition-old(root),::view-transition-new(root){animation-duration:.12s}}');`,
  `document.adoptedStyleSheets=[c];`,
].join('')

/**
 * The one inline script, which runs in the head before anything is painted; silent where the browser is too old or refuses
 * storage. Its hash stands in the Content-Security-Policy.
 */
export const headScript = [joinDocuments, applyStoredScheme].map((step) => `try{${step}}catch{}`).join('')
