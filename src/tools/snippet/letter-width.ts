/**
 * The advance widths of Arial in units of 1/2048 em, from Liberation Sans 2, which has the same metrics (table `hmtx`, read on
 * 2026-11-23).
 */
const letters: Record<number, string> = {
  391: "'",
  455: 'ijlł‚‘’',
  532: '|',
  569: ' !,./:;I[\\]ftıìíîïÌÍÎÏ·',
  682: '()-‑`r‹›„“”²³',
  684: '{}',
  717: '•',
  727: '"',
  797: '*',
  819: '°',
  961: '^',
  1024: 'Jcksvxyzçÿ',
  1139: '#$0123456789?LŁđ_abdeghnopquàâäáãèéêëñòóôöõùúûü«»–€£§',
  1196: '+<=>~×',
  1251: 'FTZßø',
  1366: '&ABEKPSVXYÀÂÄÁÈÉÊË',
  1479: 'CDĐHNRUwÇÑÙÚÛÜ',
  1509: '©®',
  1593: 'GOQØÒÓÔÖÕ',
  1706: 'Mm',
  1708: '½¼',
  1821: '%æ',
  1933: 'Wœ',
  2048: 'ŒÆ—…™→',
  2079: '@',
}

const unitsPerEm = 2048
const widths = new Map(
  Object.entries(letters).flatMap(([width, signs]) =>
    Array.from(signs, (sign) => [sign, Number(width)] as const),
  ),
)

/**
 * The width of a character, with an accent that of its letter. Any other counts as one em, a letter of an alphabet as a wide Latin one, an emoji as 1.25 em
 * (Apple and Noto; no font is the same everywhere), a flag as two halves of one, and what only changes the sign before it as nothing.
 */
function widthOf(sign: string): number {
  const known = widths.get(sign) ?? widths.get(sign.normalize('NFD').charAt(0))
  if (known === undefined && /[\p{M}\p{Emoji_Modifier}]/u.test(sign)) return 0
  if (known === undefined && /\p{Emoji}/u.test(sign))
    return (/\p{Regional_Indicator}/u.test(sign) ? 0.625 : 1.25) * unitsPerEm
  return known ?? (/[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]/u.test(sign) ? 1251 : unitsPerEm)
}

/** The width of a text in pixels. */
export function measure(text: string, fontSize: number): number {
  const units = Array.from(text, widthOf).reduce((sum, width) => sum + width, 0)
  return Math.round((units * fontSize) / unitsPerEm)
}

/** Truncates a text to a width, between words, with «…» at its end. */
export function cut(text: string, fontSize: number, room: number): string {
  if (measure(text, fontSize) <= room) return text
  const kept = firstLine(text, fontSize, room - measure(' …', fontSize))
  return text[kept.length] === ' ' ? `${kept} …` : `${kept}…`
}

/** Truncates a text to some lines of a width. */
export function cutLines(text: string, fontSize: number, room: number, lines: number): string {
  let start = 0
  for (let line = 1; line < lines && measure(text.slice(start), fontSize) > room; line += 1) {
    start += firstLine(text.slice(start), fontSize, room).length
    if (text[start] === ' ') start += 1
  }
  return text.slice(0, start) + cut(text.slice(start), fontSize, room)
}

/** The words of a text that fit into a width. A text without spaces, such as Japanese, breaks anywhere. */
function firstLine(text: string, fontSize: number, room: number): string {
  let [used, length] = [0, 0]
  for (const sign of text) {
    used += (widthOf(sign) * fontSize) / unitsPerEm
    if (used > room) break
    length += sign.length
  }
  const end = text[length] === ' ' ? length : text.slice(0, length).lastIndexOf(' ')
  return text.slice(0, end > 0 ? end : length)
}
