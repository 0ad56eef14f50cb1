/** The id of the link that opens the search. */
export const searchLinkId = 'suche-oeffnen'

/**
 * Lets Ctrl or ⌘ with K press the link to the search. It is part of `boot`, so that keys pressed before the app has come wait for it as a click
 * does (`lib/early-clicks`). No key alone, such as `/`: who dictates would press it by accident, and WCAG 2.1.4 wants a switch for it.
 */
export function installSearchKeys({ document }: Window): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key !== 'k' || altKey || !(ctrlKey || metaKey)) return
    event.preventDefault()
    document.getElementById(searchLinkId)?.click()
  })
}
