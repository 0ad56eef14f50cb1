/** How long a button says that it has copied, in ms. */
export const confirmationTime = 2000

/** Lets a copy button copy the code or marked text beside it, and says for two seconds that it did. */
export function enableCopyButton(button: HTMLElement): void {
  const label = button.textContent
  button.addEventListener('click', () => {
    const text = button.parentElement?.querySelector('code, [data-copy-text]')?.textContent ?? ''
    void copyText(text).then((done) => {
      button.textContent = done ? 'Kopiert' : 'Bitte von Hand kopieren'
      setTimeout(() => (button.textContent = label), confirmationTime)
    })
  })
}

/** Whether the text is in the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The browser refused, or has no clipboard; the button says so, and the text can still be selected by hand.
    return false
  }
}
