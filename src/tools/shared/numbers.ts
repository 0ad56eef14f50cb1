import { pastedLine } from './pasted-text.ts'

/** A number of money or of things, where three digits after the only mark are thousands: «3.600» as in Germany, «3,600» as in English. */
export function readAmount(text: string): number | undefined {
  // An export has thousands of them.
  if (/^\d{1,15}$/.test(text)) return Number(text)
  return readNumber(bareNumber(text).replace(/^([1-9]\d{0,2})[.,](?=\d{3}$)/, '$1'))
}

/**
 * The number that was typed or exported: «1'234.50», «1’234,5», «1 234», «CHF 3600.–». `undefined` where it is none,
 * and where two readings are possible: «1,234» is never a thousand here, since a decimal comma is what Swiss programs write.
 */
export function readNumber(text: string): number | undefined {
  const bare = bareNumber(text)
  if (bare.length > 40) return undefined
  const plain = /^-?\d*,\d+$/.test(bare) ? bare.replace(',', '.') : bare
  return /^-?(\d+\.?\d*|\.\d+)([eE][-+]?\d{1,3})?$/.test(plain) ? Number(plain) : undefined
}

/** Without quotes, currency, marks of thousands, and the dash that stands for no centimes. */
function bareNumber(text: string): string {
  const line = pastedLine(text)
  // No number is longer; the patterns would try each space of a long paste.
  if (line.length > 60) return line
  return line
    .replace(/^(?:CHF|S?Fr\.)\s*/i, '')
    .replace(/\s*(?:CHF|Franken|Fr\.)$/i, '')
    .replace(/(?<=\d)(?:[.,]\s?)?[–—-]{1,2}$/, '')
    .replace(/(?<=\d)['’ʼ\s](?=\d{3}(?!\d))/g, '')
    .replace('−', '-')
}

/** «1'234,5»: at most so many decimals, none at the end that is zero. Not `Intl`: see `lib/swiss-date`. */
export function swissNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '–'
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "'")
  const kept = fraction.replace(/0+$/, '')
  const shown = kept ? `${grouped},${kept}` : grouped
  return value < 0 && /[1-9]/.test(shown) ? `−${shown}` : shown
}

/** «12,5 %» from 0.125. */
export function percent(share: number, decimals = 1): string {
  return `${swissNumber(100 * share, decimals)}\u00A0%`
}
