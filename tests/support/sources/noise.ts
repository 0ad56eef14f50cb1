import { createHash } from 'node:crypto'

/** Text that brotli can hardly compress: a byte of it stays about three quarters of one. */
export function noise(length: number): string {
  let text = ''
  while (text.length < length) text += createHash('sha256').update(String(text.length)).digest('base64')
  return text.slice(0, length)
}
