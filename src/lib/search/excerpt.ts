import { stemWord } from './terms.ts'
import { wordsIn } from './words.ts'

export interface TextPart {
  text: string
  isMatch: boolean
}

/** Marks every word of a text whose stem was found. */
export function markWords(text: string, found: Set<string>): TextPart[] {
  return marked(text, 0, text.length, matchesIn(text, found))
}

const mostLetters = 160

/** The excerpt with most of the found words, marked; `undefined` if the text has none. */
export function excerptOf(text: string, found: Set<string>): TextPart[] | undefined {
  const matches = matchesIn(text, found)
  const [first, ...others] = matches
  if (!first) return undefined
  const best = others.reduce((so, match) => (worth(match, matches) > worth(so, matches) ? match : so), first)
  const [start, end] = stretchAround(text, best)
  const parts = marked(text, start, end, matches)
  if (start > 0) parts.unshift({ text: '… ', isMatch: false })
  if (end < text.length) parts.push({ text: ' …', isMatch: false })
  return parts
}

interface Match {
  stem: string
  start: number
  end: number
}

function matchesIn(text: string, found: Set<string>): Match[] {
  return wordsIn(text).flatMap((word) => {
    const stem = stemWord(word.text)
    return found.has(stem) ? [{ stem, start: word.start, end: word.end }] : []
  })
}

/** How many different found words an excerpt has that begins with this match. */
function worth({ start }: Match, matches: Match[]): number {
  const near = matches.filter((match) => match.start >= start && match.end <= start + mostLetters * 0.75)
  return new Set(near.map(({ stem }) => stem)).size
}

/** Begins at the start of the sentence if that is near, else a few words before the match. */
function stretchAround(text: string, { start, end }: Match): [number, number] {
  const before = text.slice(Math.max(0, start - mostLetters * 0.4), start)
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('? '), before.lastIndexOf('· ')) + 2
  const word = before.indexOf(' ', before.length / 2) + 1
  const lead = start <= before.length ? 0 : sentence > 1 ? sentence : word
  const from = start - before.length + lead
  if (text.length <= from + mostLetters) return [from, text.length]
  const space = text.lastIndexOf(' ', from + mostLetters)
  return [from, space > start ? space : Math.max(end, start)]
}

function marked(text: string, start: number, end: number, matches: Match[]): TextPart[] {
  const parts: TextPart[] = []
  let at = start
  for (const match of matches) {
    if (match.start < at || match.end > end) continue
    if (match.start > at) parts.push({ text: text.slice(at, match.start), isMatch: false })
    parts.push({ text: text.slice(match.start, match.end), isMatch: true })
    at = match.end
  }
  if (at < end) parts.push({ text: text.slice(at, end), isMatch: false })
  return parts
}
