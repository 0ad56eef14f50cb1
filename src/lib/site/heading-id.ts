const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', æ: 'ae' }

/** The id of a heading from its text: lower case, umlauts spelled out, other accents dropped, hyphens between words. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßœæ]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
