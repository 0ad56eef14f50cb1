import { boldWidth } from './draw-png.ts'
import { xml } from '../files/xml.ts'

/** The room for a title, in pixels. */
interface Room {
  width: number
  height: number
}

interface FittedTitle {
  size: number
  lines: string[]
}

interface Part {
  text: string
  /** In multiples of the type's size. */
  width: number
}

export const lineHeight = 1.1
const largest = 96

/** The type size at which a bold name fits on one line, at most its normal size. */
export function fitName(name: string, width: number, size: number): number {
  return Math.min(size, Math.floor(width / advance(name)))
}

/** The largest type in which a bold title fits its room, and its lines there. */
export function fitTitle(title: string, room: Room): FittedTitle {
  const parts = breakable(title).map((text) => ({ text, width: advance(text) }))
  let size = Math.min(largest, Math.floor(room.width / Math.max(...parts.map(({ width }) => width))))
  let lines = wrap(parts, room.width / size)
  while (lines.length * size * lineHeight > room.height) {
    size -= 1
    lines = wrap(parts, room.width / size)
  }
  return { size, lines }
}

/** A title may break after each space, and after a hyphen that more than «MSN» or «KI» precedes. */
function breakable(title: string): string[] {
  return title.split(/(?<= |[^ -]{4}-)/)
}

/** Measured between two letters, because the drawn width leaves out spaces and the sides of letters. */
function advance(text: string): number {
  return boldWidth(`x${xml(text)}x`) - boldWidth('xx')
}

function wrap(parts: Part[], widest: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const { text, width } of parts) {
    if (line && used + width > widest) {
      lines.push(line.trim())
      line = ''
      used = 0
    }
    line += text
    used += width
  }
  return [...lines, line]
}
