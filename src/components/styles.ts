import { useInsertionEffect } from 'react'
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

/** Gives the document the styles of something that no page shows at first, before it is painted. */
export function useAdoptedStyles(css: string): void {
  useInsertionEffect(() => adoptStyles(css), [css])
}

/**
 * Loads the styles that the prerendered page does not carry before the first page of another kind shows; once. Throws an `AppError` where
 * they cannot be had.
 */
export function stylesOf(document: Document): (kind: string) => Promise<void> {
  let first: string | undefined
  return async (kind) => {
    first ??= kind
    if (kind !== first) await loadStyles(document)
  }
}

async function loadStyles(document: Document): Promise<void> {
  const script = document.querySelector<HTMLElement>('script[data-styles]')
  const address = script?.dataset.styles
  if (!address) return
  const response = await fetch(address)
  // A host may answer with a page what it does not have.
  if (!response.ok || !/css/.test(response.headers.get('content-type') ?? '')) throw toAppError(response)
  adoptStyles(await response.text())
  delete script.dataset.styles
}
