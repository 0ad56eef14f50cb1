/** jsdom has no modal dialogs: here they open, focus their first field and give the focus back. */
export function fakeDialog(): void {
  let before: Element | null = null
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement
    this.open = true
    this.querySelector('input')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    if (before instanceof HTMLElement) before.focus()
  }
}
