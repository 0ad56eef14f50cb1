/** Marks the button of the scheme that is shown. */
export function showScheme(document: Document): void {
  const shown = document.documentElement.dataset.scheme ?? 'system'
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-scheme-switch] button')) {
    button.ariaPressed = String(button.value === shown)
  }
}
