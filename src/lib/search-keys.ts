/** Where it is kept that `/` shall not open the search: `off`. WCAG 2.1.4 wants keys of one character to be switched off. */
export const searchKeyEntry = 'search_key'

/** Lets `/` and Ctrl or ⌘ with K open the search, as on other sites with one; not while the visitor types something else. */
export function installSearchKeys(document: Document): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping =
      target instanceof Element &&
      target.matches('input, textarea, select, [contenteditable]') &&
      // For a moment after Escape the focus is still in the dialog that has closed.
      !target.closest('dialog:not([open])')
    const isShortcut =
      ctrlKey || metaKey ? key === 'k' && !altKey : key === '/' && !isTyping && isSearchKeyOn()
    if (!isShortcut) return
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-search-open]')?.click()
  })
}

export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(searchKeyEntry) !== 'off'
  } catch {
    // Storage is refused.
    return true
  }
}
