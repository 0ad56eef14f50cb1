import { toAppError } from '~/lib/errors'

const adopted = new Set<string>()

/** Gives the document the styles of a feature that came later. They belong to a layer, so the order of arrival does not matter. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Loads the styles that a prerendered text does not carry, because pages of other kinds need them. Rejects where they cannot
 * be had: the page then stays the document it is, and its links load whole pages.
 */
export async function loadStyles(document: Document): Promise<void> {
  const address = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles
  if (!address) return
  const response = await fetch(address)
  // A host may answer with a page what it does not have.
  if (!response.ok || !/css/.test(response.headers.get('content-type') ?? '')) throw toAppError(response)
  adoptStyles(await response.text())
}
