import { scrollToId } from './hash-scroll.ts'

/** Scrolls to the section with the enquiry form, the element with the id «contact». */
export function scrollToContact(window: Window): void {
  scrollToSection('contact', window)
}

/** Goes to a section of the home page: scrolls to it there, and navigates to `/` with the hash from anywhere else. */
export function goToSection(
  hash: string,
  { window, navigate }: { window: Window; navigate: (to: { to: '/'; hash: string }) => unknown },
): void {
  const id = hash.replace(/^#/, '')
  if (window.location.pathname === '/') scrollToSection(id, window)
  else void navigate({ to: '/', hash: id })
}

/** Takes the focus along, so that the next press of the tab key continues from what is on screen. */
function scrollToSection(id: string, window: Window): void {
  scrollToId(id, window)
  window.document.getElementById(id)?.focus({ preventScroll: true })
}
