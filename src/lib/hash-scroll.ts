import { attempt } from './attempt.ts'

/** How long after loading the page scrolls to the hash, in ms. */
const loadDelay = 100

/** The id in a hash: without `#`, and percent-decoded if well formed. */
export function hashTarget(hash: string): string {
  const id = hash.replace(/^#/, '')
  // Malformed escapes, such as «%E0%A4%A», are taken literally, as browsers do.
  return attempt(() => decodeURIComponent(id)) ?? id
}

/**
 * Scrolls the element with this id to the top, leaving the 80 px of `scroll-padding-top` free for the header; smoothly
 * unless the visitor prefers reduced motion. Any string is accepted; an unknown id does nothing.
 */
export function scrollToId(id: string, window: Window): void {
  const { document } = window
  const target = document.getElementById(id)
  const fold = target?.closest('details')
  // Opens the `<details>` around the target, as the browser does.
  if (fold) fold.open = true
  target?.scrollIntoView({ behavior: scrollBehavior(window), block: 'start' })
}

export function scrollBehavior(window: Window): 'smooth' | 'instant' {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/**
 * Scrolls to the hash once, after loading. After a reload or back, the browser's restored position stays. Later hash links are handled by the browser,
 * after hydration by `components/frame/after-navigation`.
 */
export function installHashScroll(window: Window): void {
  if (!window.location.hash) return
  window.setTimeout(() => {
    if (!isReturn(window) || window.scrollY === 0) scrollToId(hashTarget(window.location.hash), window)
  }, loadDelay)
}

function isReturn({ performance }: Window): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && 'type' in load && /^(reload|back_forward)$/.test(String(load.type))
}

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
