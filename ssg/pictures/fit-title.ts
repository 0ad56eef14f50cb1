import { boldWidth } from './draw-png.ts'
import { xml } from '../../src/lib/xml.ts'

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
  /** In em. */
  width: number
}

export const lineHeight = 1.1
const largest = 96

/** The font size at which a bold name fits on one line, at most `size`. */
export function fitName(name: string, width: number, size: number): number {
  return Math.min(size, Math.floor(width / advance(name)))
}

/** The largest font size at which a bold title fits, and its lines at that size. */
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

/** Splits a title where it may break: after a space, and after a hyphen that follows at least four letters, so not in «MSN-…». */
function breakable(title: string): string[] {
  return title.split(/(?<= |[^ -]{4}-)/)
}

/** The advance width, measured between two letters, because the bounding box leaves out spaces and side bearings. */
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
