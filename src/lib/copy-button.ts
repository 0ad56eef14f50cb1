/** Lets every copy button copy the code or marked text beside it, and says for two seconds that it did. */
export function installCopyButtons(document: Document, clipboard: Clipboard | undefined): void {
  // A second press finds «Kopiert» on the button.
  const labels = new WeakMap<Element, string>()
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null
    const code = button?.parentElement?.querySelector('code, [data-copy-text]')?.textContent
    if (!button || !code) return
    void copy(code, clipboard).then((done) => {
      const label = labels.get(button) ?? button.textContent
      labels.set(button, label)
      button.textContent = done ? 'Kopiert' : 'Bitte von Hand kopieren'
      setTimeout(() => (button.textContent = label), 2000)
    })
  })
}

async function copy(text: string, clipboard: Clipboard | undefined): Promise<boolean> {
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    // The browser refused; the button says so, and the text can still be selected by hand.
    return false
  }
}
