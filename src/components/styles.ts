import { useInsertionEffect } from 'react'

const adopted = new Set<string>()

/** Gives the document the styles of a feature that came later. They belong to a layer, so the order of arrival does not matter. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Gives the document the styles of something that no page shows at first, before it is painted. */
export function useAdoptedStyles(css: string): void {
  useInsertionEffect(() => adoptStyles(css), [css])
}
