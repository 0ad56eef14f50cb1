/** The element that a selector finds; a missing one fails the test by name. */
export function requiredElement(selector: string, root: ParentNode = document): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`nothing matches ${selector}`)
  return element
}

/** The field of a form that a visitor types into. */
export function requiredField(selector: string): HTMLInputElement | HTMLTextAreaElement {
  const field = requiredElement(selector)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field
  throw new Error(`${selector} is no field`)
}
