import { createContext, use, useInsertionEffect } from 'react'

const adopted = new Set<string>()

/** Adds the styles of a lazy feature to the document. They are in a layer, so the order of loading does not matter. Node inlines those that a page needs. */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR || adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Styles that few pages need. The class names of each begin with its key. */
const pageStyles = {
  home: () => import('./home/home.css?inline'),
  enquiry: () => import('./enquiry/enquiry.css?inline'),
  'article-index': () => import('./knowledge-base/article-index.css?inline'),
  'page-section': () => import('./layout/page-section.css?inline'),
}

/**
 * The loader of a route whose page needs some of them. Node inlines the result in the HTML of that page. On a navigation it is downloaded beside the
 * page's chunk.
 */
export async function loadPageStyles(...names: (keyof typeof pageStyles)[]): Promise<string[]> {
  const missing = import.meta.env.SSR ? names : names.filter((name) => !isInHtml(name))
  const loaded = await Promise.all(missing.map((name) => pageStyles[name]()))
  const styles = loaded.map((module) => module.default)
  styles.forEach(adoptStyles)
  return styles
}

function isInHtml(name: string): boolean {
  return [...document.querySelectorAll('style')].some((style) => style.textContent.includes(`.${name}-`))
}

/** Collects the styles of `usePageStyles` while Node renders a page. `undefined` in the browser. */
export const PageStyles = createContext<Set<string> | undefined>(undefined)

/** The styles of a component that few pages prerender. Node inlines them in those pages; elsewhere they are part of the component's chunk. */
export function usePageStyles(css: string): void {
  use(PageStyles)?.add(css)
  useAdoptedStyles(css)
}

/** Adds the styles of a component that is never prerendered, before it is painted. */
export function useAdoptedStyles(css: string): void {
  useInsertionEffect(() => adoptStyles(css), [css])
}
