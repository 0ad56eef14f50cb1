import { vi } from 'vitest'

/** Gives elements of jsdom, which has no layout, a place in the document; the window scrolls as told. */
export function fakeLayout(tops: Record<string, number>, { end }: { end: number }) {
  vi.stubGlobal('scrollY', 0)
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    return DOMRect.fromRect({ y: (tops[this.id] ?? 0) - scrollY, width: 100, height: 20 })
  })
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(end)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(0)
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => callback(0))
  return {
    measured,
    scrollTo: (top: number) => {
      vi.stubGlobal('scrollY', top)
      dispatchEvent(new Event('scroll'))
    },
  }
}
