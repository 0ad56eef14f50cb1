import { currentSection } from './current-section.ts'
import { hashTarget } from './hash-scroll.ts'

/** Marks in the table of contents of a text the section that is being read, as long as the text is on the page. */
export function markSections(text: HTMLElement): void {
  const { ownerDocument: document } = text
  const links = [...text.querySelectorAll<HTMLAnchorElement>('details nav a[href^="#"]')]
  const ids = links.map(({ hash }) => hashTarget(hash))
  if (links.length === 0) return
  const stop = new AbortController()
  let marked: HTMLElement | undefined
  let isDue = false

  const update = () => {
    isDue = false
    if (!text.isConnected) return stop.abort()
    const current = links[currentSection(startsOf(ids, document), positionIn(ids, document))]
    if (current === marked) return
    marked?.removeAttribute('aria-current')
    marked = current
    if (!current) return
    current.setAttribute('aria-current', 'true')
    bringIntoView(current)
  }
  const updateSoon = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(update)
  }
  for (const event of ['scroll', 'resize', 'hashchange']) {
    addEventListener(event, updateSoon, { passive: true, signal: stop.signal })
  }
  update()
}

/** How far to scroll for each section to begin where a link with its hash takes it. */
function startsOf(ids: string[], document: Document): number[] {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  return ids.map((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
    return top + scrollY - padding
  })
}

function positionIn(ids: string[], { documentElement }: Document) {
  return {
    scrolled: scrollY,
    end: documentElement.scrollHeight - documentElement.clientHeight,
    target: ids.indexOf(hashTarget(location.hash)),
  }
}

/** Scrolls the list only, where it is longer than the window: `scrollIntoView` would scroll the page too. */
function bringIntoView(link: HTMLElement): void {
  const list = link.closest('details')
  if (!list) return
  const { top, bottom, height } = link.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  // One more entry stays in sight on either side.
  if (bottom + height > frame.bottom) list.scrollTop += bottom + height - frame.bottom
  else if (top - height < frame.top) list.scrollTop -= frame.top - top + height
}
