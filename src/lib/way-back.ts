/** Gives the entry of a source a link back to the mark that the reader has come from. There is one at a time. */
export function offerWayBack(mark: HTMLElement, entry: HTMLElement): void {
  const { ownerDocument: document } = entry
  document.querySelector('.way-back')?.remove()
  document.querySelector('sup a[id]')?.removeAttribute('id')
  mark.id = 'fundstelle'
  const link = document.createElement('a')
  link.className = 'way-back'
  link.href = `#${mark.id}`
  link.textContent = 'Zurück zum Text'
  entry.append(' ', link)
}
