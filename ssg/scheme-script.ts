import { schemeKey } from '../src/lib/color-scheme.ts'

/**
 * Runs in the head, before anything is painted, so that a visitor who has chosen light or dark sees no flash of the other:
 * `applyScheme` of `lib/color-scheme`, as small as it gets, and silent where storage is refused. Its hash stands in the Content-Security-Policy.
 */
export const schemeScript = [
  `try{let s=localStorage.${schemeKey};`,
  `if(/^(light|dark)$/.test(s)){document.documentElement.dataset.scheme=s;`,
  `for(let m of document.querySelectorAll('[data-theme]'))m.media=m.dataset.theme==s?'all':'not all'}`,
  `}catch{}`,
].join('')
