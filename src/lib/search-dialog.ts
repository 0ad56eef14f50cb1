import { adoptStyles } from './adopt-styles.ts'
import { buildElement } from './build-element.ts'
import { fitKeyboard } from './fit-keyboard.ts'
import { hasModifier } from './has-modifier.ts'
import { installSearchAnswers } from './search-answers.ts'
import { searchKeySwitch } from './search-key-switch.ts'
import css from './search-dialog.css?inline'
import { whenFollowed } from './when-followed.ts'

/** Lets the link to the list of everything open the search. With a modifier key it stays a link. */
export function enableSearchDialog(link: HTMLElement): void {
  let open: (() => void) | undefined
  link.ariaHasPopup = 'dialog'
  link.addEventListener('click', (event) => {
    if (hasModifier(event)) return
    event.preventDefault()
    open ??= createSearchDialog(link.ownerDocument)
    open()
  })
}

/** Builds the dialog. It opens at once, and answers as soon as the search has come. */
function createSearchDialog(document: Document): () => void {
  adoptStyles(css)
  const input = buildElement('input', {
    id: 'suche-dialog',
    type: 'text',
    'aria-label': 'Suche',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    maxlength: '200',
    placeholder: 'Was suchen Sie?',
  })
  const close = buildElement('button', { type: 'button' }, 'Schliessen')
  const bar = buildElement('div', { role: 'search', class: 'search-bar' }, input, close)
  const output = buildElement('div', { class: 'search-output' })
  const dialog = buildElement(
    'dialog',
    { class: 'search-dialog', 'aria-label': 'Suche' },
    bar,
    output,
    searchKeySwitch(),
  )
  document.body.append(dialog)
  const answers = installSearchAnswers(input, output, { listsPages: true })

  close.addEventListener('click', () => dialog.close())
  // The dialog itself has no area of its own: what is clicked outside of its content is the backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  whenFollowed(output, () => dialog.close())
  // The page behind has changed.
  addEventListener('popstate', () => dialog.close())
  fitKeyboard(dialog)

  return () => {
    if (!dialog.open) dialog.showModal()
    input.select()
    answers.load()
  }
}
