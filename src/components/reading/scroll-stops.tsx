import { useEffect, type RefObject } from 'react'

/** Takes tables that could scroll sideways in a text out of the way of the tab key while all of them is in sight. */
export function ScrollStops({ text }: { text: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const sizes = new ResizeObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement)) continue
        target.tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1
      }
    })
    for (const part of text.current?.querySelectorAll(scrolling) ?? []) sizes.observe(part)
    return () => sizes.disconnect()
  }, [text])
  return null
}

/** Those of the text itself: what a tool shows changes without a change of its size. */
const scrolling = "div[role='group']:not(section *)"
