/**
 * Puts the page back to where React left it, directly inside `<main>`, should a translator or an extension have wrapped it: React
 * looks there for what it is to remove, and fails where it finds something else.
 */
export function unwrapPage(main: Element): void {
  const page = main.querySelector('[data-page]')
  const wrapper = [...main.children].find((child) => child !== page && child.contains(page))
  if (page && wrapper) wrapper.replaceWith(page)
}
