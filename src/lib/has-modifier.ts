/** Whether a click asks the browser for something else than following the link here, such as a new tab. */
export function hasModifier(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
