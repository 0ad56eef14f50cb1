import { attempt } from './attempt.ts'

/** Where it is kept that `/` shall not open the search: `off`. WCAG 2.1.4 wants keys of one character to be switched off. */
export const searchKeyEntry = 'search_key'

/** The id of the link that opens the search. */
export const searchLinkId = 'suche-oeffnen'

/**
 * Lets `/` and Ctrl or ⌘ with K press the link to the search, unless the visitor is typing. It is part of `boot`, so that a key pressed before the
 * app has come waits for it as a click does (`lib/early-clicks`).
 */
export function installSearchKeys(window: Window): void {
  const { document } = window
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping =
      target instanceof Element &&
      target.matches('input, textarea, select, [contenteditable]') &&
      // For a moment after Escape the focus is still in the dialog that has closed.
      !target.closest('dialog:not([open])')
    const isShortcut =
      ctrlKey || metaKey ? key === 'k' && !altKey : key === '/' && !isTyping && isSearchKeyOn(window)
    if (!isShortcut) return
    event.preventDefault()
    document.getElementById(searchLinkId)?.click()
  })
}

export function isSearchKeyOn(host: Pick<Window, 'localStorage'>): boolean {
  return attempt(() => host.localStorage.getItem(searchKeyEntry)) !== 'off'
}
