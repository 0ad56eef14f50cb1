/** A piece is about so long: it is checked in a few milliseconds. */
const pieceLength = 10_000

/** A text in pieces, cut where no sentence is parted, if there is such a place: after an empty line, a line, or a space. */
export function piecesOf(text: string): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = []
  let start = 0
  while (start < text.length) {
    const end = text.length - start <= 2 * pieceLength ? text.length : cutIn(text, start)
    pieces.push({ start, end })
    start = end
  }
  return pieces
}

function cutIn(text: string, start: number): number {
  const window = text.slice(start + pieceLength, start + 2 * pieceLength)
  for (const gap of ['\n\n', '\n', ' ']) {
    const at = window.indexOf(gap)
    if (at >= 0) return start + pieceLength + at + gap.length
  }
  return start + 2 * pieceLength
}

/** How long the check may hold up the visitor at a time, in ms: a frame has 16. */
const longest = 8

/**
 * Between two pieces `await pause()` lets the browser answer the visitor, where it has not for a while. No worker: the site's Trusted Types
 * allow none (docs/decisions/0006-tools.md).
 */
export function pauses(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < longest) return
    await new Promise((resolve) => setTimeout(resolve))
    last = performance.now()
  }
}
