import { createContext, use, useInsertionEffect } from 'react'

const adopted = new Set<string>()

/** Gives the document the styles of a feature that came later. They belong to a layer, so the order of arrival does not matter. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Styles that few pages need. The classes of each begin with its name. */
const pageStyles = {
  home: () => import('./home/home.css?inline'),
  enquiry: () => import('./enquiry/enquiry.css?inline'),
  'article-index': () => import('./knowledge-base/article-index.css?inline'),
}

/**
 * The loader of a route whose page needs some of them. Node writes what it returns into the HTML of that page; whoever comes by a link downloads
 * it beside the page's code.
 */
export async function loadPageStyles(...names: (keyof typeof pageStyles)[]): Promise<string[]> {
  const missing = import.meta.env.SSR ? names : names.filter((name) => !isInHtml(name))
  const loaded = await Promise.all(missing.map((name) => pageStyles[name]()))
  const styles = loaded.map((module) => module.default)
  if (!import.meta.env.SSR) styles.forEach(adoptStyles)
  return styles
}

function isInHtml(name: string): boolean {
  return [...document.querySelectorAll('style')].some((style) => style.textContent.includes(`.${name}-`))
}

/** Where Node gathers what `usePageStyles` gives to the page that it renders. In the browser it is empty. */
export const PageStyles = createContext<Set<string> | undefined>(undefined)

/** The styles of a component that is prerendered on few pages: they stand in the HTML of those, and come with its code to the others. */
export function usePageStyles(css: string): void {
  use(PageStyles)?.add(css)
  useAdoptedStyles(css)
}

/** Gives the document the styles of something that no page shows at first, before it is painted. */
export function useAdoptedStyles(css: string): void {
  useInsertionEffect(() => adoptStyles(css), [css])
}
