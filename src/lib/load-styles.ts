import { NetworkError } from './errors.ts'

/**
 * Loads the styles that a prerendered text does not carry, because pages of other kinds need them. Rejects where they cannot
 * be had: the page then stays the document it is, and its links load whole pages.
 */
export function loadStyles(document: Document): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles
  if (!href) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new NetworkError(`failed to load ${href}`)))
    document.head.append(link)
  })
}
