/* oxlint-disable unicorn/consistent-function-scoping -- a function that is evaluated in a page cannot use others of its module */

/** A rectangle in viewport coordinates, in px. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** A line of text, a control or an image. */
interface Piece {
  box: Box
  owner: Element
  isText: boolean
}

/**
 * Evaluate it in a page. It returns messages about text that overlaps other text or a control, is cut off, or leaves its block or the viewport. It first
 * unfolds everything but the table of contents, which lies over the text on phones. The button to the top may cover text, because it floats.
 */
export function misplacedText(): string[] {
  /** For rounding, and for glyphs that exceed their box a little. */
  const tolerance = 1.5
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not(:has(> nav))'))
    details.open = true

  const styled = [...document.body.querySelectorAll('*')].map((element) => ({
    element,
    style: getComputedStyle(element),
  }))
  const clipping = styled.filter(
    ({ style }) => style.overflowX !== 'visible' || style.overflowY !== 'visible',
  )
  /** Elements that may cover text, and the summary of the contents, which shortens long sections with an ellipsis. */
  const floating = ':popover-open, #nach-oben, details:has(> nav) > summary'
  /** Elements that are not checked: text for screen readers only, and floating elements. */
  const loose = styled
    .filter(({ element, style }) => style.clipPath !== 'none' || element.matches(floating))
    .map(({ element }) => element)
  const lines = texts()
  return [...new Set([...outside(lines), ...overlapping([...lines, ...controls()]), ...cut(), ...wide()])]

  function texts(): Piece[] {
    const pieces: Piece[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      if (!owner || !node.nodeValue?.trim() || !isSeen(owner)) continue
      range.selectNodeContents(node)
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // The boxes of lines may overlap, so only the x-height counts.
        const box = shown({ left, right, top: top + height / 4, bottom: bottom - height / 4 }, node)
        if (box) pieces.push({ box, owner, isText: true })
      }
    }
    return pieces
  }

  function controls(): Piece[] {
    return [...document.querySelectorAll('button, input, textarea, svg, img')].flatMap((owner) => {
      const box = isSeen(owner) && shown(owner.getBoundingClientRect(), owner)
      return box ? [{ box, owner, isText: false }] : []
    })
  }

  function isSeen(element: Element): boolean {
    return (
      !loose.some((part) => part.contains(element)) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }

  /** The part of a box that scrolling or clipping ancestors leave visible. */
  function shown(box: Box, node: Node): Box | undefined {
    let { left, right, top, bottom } = box
    for (const { element } of clipping) {
      if (element === node || !element.contains(node)) continue
      const edge = element.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    return right - left > tolerance && bottom - top > tolerance ? { left, right, top, bottom } : undefined
  }

  function outside(pieces: Piece[]): string[] {
    return pieces.flatMap(({ box, owner }) => {
      const { left, right } = roomOf(owner)
      const over = Math.max(left - box.left, box.right - right)
      return over > tolerance ? [`${named(owner)} leaves its block by ${Math.ceil(over)} px`] : []
    })
  }

  /** The limits for a text: the SVG or nearest block around it, or the viewport within a scroll container. */
  function roomOf(owner: Element): { left: number; right: number } {
    if (clipping.some(({ element, style }) => style.overflowX === 'auto' && element.contains(owner))) {
      return { left: 0, right: innerWidth }
    }
    let block = owner.closest('svg') ?? owner
    while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display)) {
      block = block.parentElement
    }
    return block.getBoundingClientRect()
  }

  /** Finds overlapping pieces. Each one is compared only with those that begin before it ends. */
  function overlapping(pieces: Piece[]): string[] {
    const sorted = pieces.toSorted((one, other) => one.box.top - other.box.top)
    return sorted.flatMap((one, index) => {
      const beside: Piece[] = []
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top >= one.box.bottom - tolerance) break
        beside.push(other)
      }
      return beside
        .filter((other) => isOver(one.box, other.box) && !belong(one, other))
        .map((other) => `${named(one.owner)} and ${named(other.owner)} overlap`)
    })
  }

  function isOver(one: Box, other: Box): boolean {
    return (
      one.right - tolerance > other.left &&
      other.right - tolerance > one.left &&
      one.bottom - tolerance > other.top &&
      other.bottom - tolerance > one.top
    )
  }

  /** Whether the pieces are a control or an image and its own content. */
  function belong(one: Piece, other: Piece): boolean {
    if (one.isText && other.isText) return false
    return one.owner.contains(other.owner) || other.owner.contains(one.owner)
  }

  function cut(): string[] {
    return clipping
      .filter(({ element, style: { overflowX, overflowY, textOverflow } }) => {
        const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const isTooWide = element.scrollWidth > element.clientWidth + tolerance
        const isTooHigh = element.scrollHeight > element.clientHeight + tolerance
        const isCut =
          (isTooWide && (isHiding(overflowX) || textOverflow === 'ellipsis')) ||
          (isTooHigh && isHiding(overflowY))
        return isCut && element.textContent.trim() && isSeen(element)
      })
      .map(({ element }) => `${named(element)} is cut off`)
  }

  function wide(): string[] {
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []
  }

  function named(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ')
    return `«${words.slice(0, 40)}» (${element.localName})`
  }
}
