/** The first match of a selector. Throws if there is none. */
export function requiredElement(selector: string, root: ParentNode = document): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`nothing matches ${selector}`)
  return element
}

/** The text field that matches a selector. */
export function requiredField(selector: string): HTMLInputElement | HTMLTextAreaElement {
  const field = requiredElement(selector)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field
  throw new Error(`${selector} is no field`)
}
