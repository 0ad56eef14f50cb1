/** The storage key of the visitor's choice; without an entry the system decides. */
export const schemeKey = 'color_scheme'

export const colorSchemes = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Hell' },
  { value: 'dark', name: 'Dunkel' },
] as const

export type ColorScheme = (typeof colorSchemes)[number]['value']

/** Applies a scheme: `data-scheme` switches the tokens, `theme-color` the bars of the browser. */
export function applyScheme({ documentElement, head }: Document, scheme: ColorScheme): void {
  if (scheme === 'system') delete documentElement.dataset.scheme
  else documentElement.dataset.scheme = scheme
  for (const meta of head.querySelectorAll<HTMLMetaElement>('[data-theme]')) {
    const { theme } = meta.dataset
    const chosen = theme === scheme ? 'all' : 'not all'
    meta.media = scheme === 'system' ? `(prefers-color-scheme: ${theme})` : chosen
  }
}

/** The stored choice, else `system`. Throws if the browser refuses storage. */
export function storedScheme(storage: Storage): ColorScheme {
  const stored = storage.getItem(schemeKey)
  return colorSchemes.find(({ value }) => value === stored)?.value ?? 'system'
}
