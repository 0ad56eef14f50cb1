/** The id of the link that opens the search. */
export const searchLinkId = 'suche-oeffnen'

/**
 * Ctrl+K or ⌘K clicks the link to the search. It is part of `boot`, so a shortcut pressed before hydration is kept like an early click
 * (`lib/early-clicks`). There is no single-key shortcut such as `/`: speech input triggers it by accident, and WCAG 2.1.4 demands a way to turn it off.
 */
export function installSearchShortcut({ document }: Window): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key !== 'k' || altKey || !(ctrlKey || metaKey)) return
    event.preventDefault()
    document.getElementById(searchLinkId)?.click()
  })
}
