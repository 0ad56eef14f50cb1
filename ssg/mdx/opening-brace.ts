export interface Place {
  line: number
  column: number
}

/**
 * Where the code begins that the parser of MDX cannot read. It tells only where it gave up, which is the end of the paragraph where a
 * brace is not closed, and it alone knows which braces are code. So it is asked: without the brace that is sought, and those behind it,
 * no brace stops it there. `stopIn` says where one stops it in a text.
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
