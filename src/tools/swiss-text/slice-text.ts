/** A piece is about so long: it is checked in a few milliseconds. */
const pieceLength = 10_000

/** The places at which a text may be cut without parting a sentence, if it has any: after an empty line, a line, or a space. */
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
