import { scrollToId } from './hash-scroll.ts'

/** Scrolls to the section with the enquiry form, the element with the id «contact». */
export function scrollToContact(window: Window): void {
  scrollToSection('contact', window)
}

/** Scrolls to a section on the home page; from any other page navigates to `/` with its hash. */
export function goToSection(
  hash: string,
  { window, navigate }: { window: Window; navigate: (to: { to: '/'; hash: string }) => unknown },
): void {
  const id = hash.replace(/^#/, '')
  if (window.location.pathname === '/') scrollToSection(id, window)
  else void navigate({ to: '/', hash: id })
}

/** Also moves the focus, so that the tab key continues from the section. */
function scrollToSection(id: string, window: Window): void {
  scrollToId(id, window)
  window.document.getElementById(id)?.focus({ preventScroll: true })
}
