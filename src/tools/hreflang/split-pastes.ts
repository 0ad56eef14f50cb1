import { addressOf } from '../shared/read-addresses.ts'
import { withoutViewer } from '../shared/pasted-text.ts'
import type { Paste } from './read-annotations.ts'

/**
 * Several pages in one text: a line that is nothing but an address begins the page that lies there. Where sources follow each other without
 * addresses, each document type, root element or status line begins one.
 */
export function splitPastes(text: string): Paste[] {
  const pastes: { address?: string; lines: string[] }[] = []
  for (const line of withoutViewer(text).split(/\r\n|\r|\n/)) {
    const last = pastes.at(-1)
    const address = addressOf(line)
    if (address !== undefined) pastes.push({ address, lines: [] })
    else if (!last || (begins.test(line) && last.lines.some((earlier) => isPart(earlier, line)))) {
      if (line.trim() !== '') pastes.push({ lines: [line] })
    } else last.lines.push(line)
  }
  return pastes.map(({ address, lines }) => {
    const paste = { text: lines.join('\n') }
    return address === undefined ? paste : { ...paste, address }
  })
}

const begins = /^\s*(<!doctype html|<html[\s>]|HTTP\/[\d.]+ \d{3}|<\?xml(?!.*<svg)|<urlset[\s>])/i

/** Whether a line stands where another one begins a new source: «<html» after «<!doctype» or after one for old browsers is the same one. */
function isPart(earlier: string, line: string): boolean {
  const opened = kind(earlier)
  const own = kind(line)
  if (opened === undefined || own === '<html')
    return /<(head|body|link|meta)[\s>]|<\/html>|^link:/i.test(earlier)
  return opened === own
}

function kind(text: string): string | undefined {
  return begins.exec(text)?.[1]?.slice(0, 5).toLowerCase()
}
