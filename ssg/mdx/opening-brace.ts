export interface Place {
  line: number
  column: number
}

/**
 * Finds the brace that MDX cannot parse. The parser tells only where it gave up, which for an open brace is the end of the paragraph. So it parses
 * again with one brace, and those after it, replaced by another sign. The last brace for which it then gets past that place is the one. Only the
 * parser knows which braces are code. `stopIn` says where it gives up in a text.
 */
export function openingBrace(text: string, stop: Place, stopIn: (text: string) => Place | undefined): Place {
  const end = indexOf(text, stop)
  const braces = [...text.matchAll(/\{/g)].map(({ index }) => index).filter((index) => index <= end)
  const opening = braces.findLast((brace) => {
    const left = stopIn(text.slice(0, brace) + text.slice(brace).replaceAll('{', '('))
    return !left || indexOf(text, left) < brace
  })
  return opening === undefined ? stop : placeOf(text, opening)
}

function indexOf(text: string, { line, column }: Place): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((length, written) => length + written.length + 1, column - 1)
}

function placeOf(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
