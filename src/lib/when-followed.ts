import { hasModifier } from './has-modifier.ts'

/** Calls back when one of the links inside is followed here, not in a new tab. */
export function whenFollowed(element: HTMLElement, followed: () => void): void {
  element.addEventListener('click', (event) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null
    if (isLink && !hasModifier(event)) followed()
  })
}
