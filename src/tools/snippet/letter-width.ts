/**
 * The advance widths of Arial in units of 1/2048 em, from Liberation Sans 2, which has the same metrics (table `hmtx`, read on
 * 2026-11-23).
 */
const letters: Record<number, string> = {
  391: "'",
  455: 'ijlł‚‘’',
  532: '|',
  569: ' !,./:;I[\\]ftıìíîïÌÍÎÏ·',
  682: '()-`r‹›„“”',
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

/** The width of a character, with an accent that of its letter. Any other counts as one em, a letter of an alphabet as a wide Latin one. */
function widthOf(sign: string): { units: number; isGuessed?: true } {
  const known = widths.get(sign) ?? widths.get(sign.normalize('NFD').charAt(0))
  if (known !== undefined) return { units: known }
  return { units: /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]/u.test(sign) ? 1251 : unitsPerEm, isGuessed: true }
}

/** The width of a text in pixels. `isGuessed` tells that it has characters without a known width, which count as one em. */
export function measure(text: string, fontSize: number): { pixels: number; isGuessed: boolean } {
  let units = 0
  let isGuessed = false
  for (const sign of text) {
    const width = widthOf(sign)
    isGuessed ||= width.isGuessed === true
    units += width.units
  }
  return { pixels: Math.round((units * fontSize) / unitsPerEm), isGuessed }
}

/** Truncates a text to a width, between words, with «…» at its end. */
export function cut(text: string, fontSize: number, room: number): string {
  if (measure(text, fontSize).pixels <= room) return text
  let used = measure(' …', fontSize).pixels
  let kept = ''
  for (const sign of text) {
    used += (widthOf(sign).units * fontSize) / unitsPerEm
    if (used > room) break
    kept += sign
  }
  const end = text[kept.length] === ' ' ? kept.length : kept.lastIndexOf(' ')
  // A text without spaces, such as Japanese, is cut anywhere.
  return end > 0 ? `${kept.slice(0, end)} …` : `${kept}…`
}
