/** Under what key the visitor's choice is kept; without an entry the system decides. */
export const schemeKey = 'color_scheme'

/** What a visitor can choose. */
export const colorSchemes = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Hell' },
  { value: 'dark', name: 'Dunkel' },
] as const

export type ColorScheme = (typeof colorSchemes)[number]['value']

/** Shows the document in a scheme: its tokens through `data-scheme`, the bars of the browser through `theme-color`. */
export function applyScheme({ documentElement, head }: Document, scheme: ColorScheme): void {
  if (scheme === 'system') delete documentElement.dataset.scheme
  else documentElement.dataset.scheme = scheme
  for (const meta of head.querySelectorAll<HTMLMetaElement>('[data-theme]')) {
    const { theme } = meta.dataset
    const chosen = theme === scheme ? 'all' : 'not all'
    meta.media = scheme === 'system' ? `(prefers-color-scheme: ${theme})` : chosen
  }
}

/** The choice that is kept in a storage, `system` where none is. Throws where the browser refuses it. */
export function storedScheme(storage: Storage): ColorScheme {
  const stored = storage.getItem(schemeKey)
  return colorSchemes.find(({ value }) => value === stored)?.value ?? 'system'
}
