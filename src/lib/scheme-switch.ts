import { applyScheme, colorSchemes, schemeKey, storedScheme } from './color-scheme.ts'
import { showScheme } from './show-scheme.ts'

/** Lets the visitor choose between light, dark and the system's scheme. Without storage the choice lasts for the page. */
export function enableSchemeSwitch(element: HTMLElement): void {
  const { ownerDocument: document } = element
  element.addEventListener('click', ({ target }) => {
    const chosen = colorSchemes.find(
      ({ value }) => target instanceof HTMLButtonElement && value === target.value,
    )
    if (!chosen) return
    keep(chosen.value)
    applyScheme(document, chosen.value)
    showScheme(document)
  })
  // Another tab has chosen.
  addEventListener('storage', ({ key }) => {
    if (key !== schemeKey && key !== null) return
    applyScheme(document, storedScheme(localStorage))
    showScheme(document)
  })
}

function keep(scheme: string): void {
  try {
    if (scheme === 'system') localStorage.removeItem(schemeKey)
    else localStorage.setItem(schemeKey, scheme)
  } catch {
    // Storage is refused or full: the choice holds until the next page.
  }
}
