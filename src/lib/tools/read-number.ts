/**
 * The number that was typed or exported: «1'234.50», «1’234,5», «1 234», «12 %» without its sign. `undefined` where it is none, and
 * where two readings are possible: «1,234» is never a thousand here, since a decimal comma is what Swiss programs write.
 */
export function readNumber(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^CHF\s*/i, '')
    .replace(/\s*%$/, '')
    .replace(/(?<=\d)['’ʼ\s\u00A0\u202F](?=\d{3}(?!\d))/g, '')
    .replace('−', '-')
  if (bare.length > 40) return undefined
  const plain = /^-?\d*,\d+$/.test(bare) ? bare.replace(',', '.') : bare
  return /^-?(\d+\.?\d*|\.\d+)([eE][-+]?\d{1,3})?$/.test(plain) ? Number(plain) : undefined
}
