import { confirmationTime, copyText } from './copy-button.ts'

/**
 * Puts a button after each heading of a text that copies the address of its section. Beside the heading and not in it, so
 * that the heading keeps its name.
 */
export function offerHeadingLinks(text: HTMLElement): void {
  for (const heading of text.querySelectorAll(':scope > :is(h2, h3)[id]')) {
    // Where React had to write the page's HTML again, it wrote the button with it (`components/document-page`).
    if (!heading.nextElementSibling?.matches('.heading-link')) heading.after(headingLink(heading))
  }
  text.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.heading-link') : null
    const id = button?.previousElementSibling?.id
    if (button && id) void copyAddress(id, button)
  })
}

function headingLink(heading: Element): HTMLButtonElement {
  const button = heading.ownerDocument.createElement('button')
  button.type = 'button'
  button.className = 'heading-link'
  button.ariaLabel = `Link zum Abschnitt «${heading.textContent}» kopieren`
  return button
}

async function copyAddress(id: string, button: HTMLElement): Promise<void> {
  const address = new URL(`#${id}`, location.origin + location.pathname).href
  const done = await copyText(address)
  // The prototype's method: the router replaces the one of `history`, and would scroll to the section.
  History.prototype.replaceState.call(
    history,
    history.state,
    '',
    `${location.search}${new URL(address).hash}`,
  )
  say(done ? 'Link kopiert' : 'Bitte aus der Adresszeile kopieren', button)
}

/** Beside the button and in the live region of the page. */
function say(message: string, button: HTMLElement): void {
  const announcer = button.ownerDocument.querySelector('[data-announcer]')
  button.dataset.said = message
  if (announcer) announcer.textContent = message
  setTimeout(() => {
    delete button.dataset.said
    if (announcer?.textContent === message) announcer.textContent = ''
  }, confirmationTime)
}
