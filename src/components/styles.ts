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
