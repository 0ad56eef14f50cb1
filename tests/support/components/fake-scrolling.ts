import { vi } from 'vitest'

/** Fakes `scrollIntoView` and `matchMedia`, which jsdom lacks, and records the calls of the former. */
export function fakeScrolling({ reducedMotion = false } = {}) {
  const scrolls: { id: string; behavior: ScrollBehavior | undefined }[] = []
  Element.prototype.scrollIntoView = function record(this: Element, options) {
    scrolls.push({ id: this.id, behavior: typeof options === 'object' ? options.behavior : undefined })
  }
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(prefers-reduced-motion: reduce)' && reducedMotion,
  }))
  return scrolls
}
