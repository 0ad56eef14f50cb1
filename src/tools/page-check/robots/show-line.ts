import { textOfOctets } from './octets.ts'
import type { RobotsLine } from './parse-robots.ts'

/** A line as a sentence quotes it. */
export function shown({ kind, name, value }: RobotsLine, separator = ': '): string {
  return clipped(textOfOctets(kind === 'directive' ? `${name}${separator}${value}`.trim() : name))
}

/** A pattern may have 16,000 characters; a sentence has no room for them. */
export function clipped(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
