export interface Combobox {
  /** To be called when the list has other options: numbers them, and none is active. */
  reset: () => void
}

/**
 * The combobox pattern of the ARIA Authoring Practices: the focus stays in the field, the arrow keys walk through the
 * options, Enter follows the active one. The options are links themselves, so that a middle click, a long press and
 * copying the address work as with any link.
 */
export function installCombobox(input: HTMLInputElement, list: HTMLElement): Combobox {
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', list.id)
  let active: HTMLAnchorElement | undefined
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')]

  function activate(option: HTMLAnchorElement | undefined): void {
    if (active) active.ariaSelected = 'false'
    active = option
    if (option) {
      option.ariaSelected = 'true'
      option.scrollIntoView({ block: 'nearest' })
      input.setAttribute('aria-activedescendant', option.id)
    } else {
      input.removeAttribute('aria-activedescendant')
    }
  }

  input.addEventListener('keydown', (event) => {
    // The keys belong to the input method while it composes a character.
    if (event.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      // Nobody meant the first of all pages by pressing Enter in an empty field.
      const chosen = active ?? (input.value.trim() ? options()[0] : undefined)
      if (chosen) follow(chosen, event)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      activate(neighbour(options(), active, event.key === 'ArrowDown' ? 1 : -1))
    }
  })

  return {
    reset() {
      const all = options()
      for (const [place, option] of all.entries()) {
        option.id = `${list.id}-${place + 1}`
        option.ariaSelected = 'false'
      }
      list.hidden = all.length === 0
      input.ariaExpanded = String(all.length > 0)
      activate(undefined)
    },
  }
}

/** The next or the previous option; from the field the first or the last, and back to the field after the ends. */
function neighbour(
  options: HTMLAnchorElement[],
  active: HTMLAnchorElement | undefined,
  step: 1 | -1,
): HTMLAnchorElement | undefined {
  if (active) return options[options.indexOf(active) + step]
  return options.at(step === 1 ? 0 : -1)
}

function follow(option: HTMLAnchorElement, { ctrlKey, metaKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey) open(option.href, '_blank', 'noopener')
  else option.click()
}
