import { buildElement } from './build-element.ts'
import { isSearchKeyOn, searchKeyEntry } from './search-keys.ts'

/** Lets visitors switch off that `/` opens the search: who dictates would open it by accident. Ctrl K stays. */
export function searchKeySwitch(): HTMLElement {
  const box = buildElement('input', { type: 'checkbox' })
  box.checked = isSearchKeyOn()
  box.addEventListener('change', () => keep(box.checked))
  return buildElement('label', { class: 'search-key' }, box, 'Die Taste «/» öffnet die Suche')
}

function keep(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(searchKeyEntry)
    else localStorage.setItem(searchKeyEntry, 'off')
  } catch {
    // Storage is refused or full: the key stays as it is.
  }
}
