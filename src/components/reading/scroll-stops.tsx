import { useEffect, type RefObject } from 'react'

/** Removes the tab stop of a table or code in a text while it fits and does not scroll. */
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

/** In the text, not in tools, whose content changes without a resize. */
const scrolling = "[role='group']:not(section *)"
