/** A part of a form that its component marks with `data-<name>`. */
export function formPart(form: HTMLFormElement, name: string): HTMLElement {
  const element = form.querySelector<HTMLElement>(`[data-${name}]`)
  if (!element) throw new Error(`the form has no [data-${name}]`)
  return element
}
