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

/** Loads the styles that a prerendered text does not carry, because pages of other kinds need them; once. Throws an `AppError` where they cannot be had. */
export async function loadStyles(document: Document): Promise<void> {
  const script = document.querySelector<HTMLElement>('script[data-styles]')
  const address = script?.dataset.styles
  if (!address) return
  const response = await fetch(address)
  // A host may answer with a page what it does not have.
  if (!response.ok || !/css/.test(response.headers.get('content-type') ?? '')) throw toAppError(response)
  adoptStyles(await response.text())
  delete script.dataset.styles
}
