/** The approximate length of a piece, which is checked in a few milliseconds. */
const pieceLength = 10_000

/** Splits a text into pieces, if possible after an empty line, else after a line or a space. */
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
