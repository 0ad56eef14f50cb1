import { pastedLine } from './pasted-text.ts'

/** Parses an amount or count. Three digits after the only separator are thousands: «3.600» in German, «3,600» in English. */
export function readAmount(text: string): number | undefined {
  // A fast path, because an export has thousands of numbers.
  if (/^\d{1,15}$/.test(text)) return Number(text)
  return readNumber(bareNumber(text).replace(/^([1-9]\d{0,2})[.,](?=\d{3}$)/, '$1'))
}

/**
 * Parses a number: «1'234.50», «1’234,5», «1 234», «CHF 3600.–»; `undefined` if it is none. A single comma is a decimal comma, as Swiss programs write
 * it, so «1,234» is not a thousand.
 */
export function readNumber(text: string): number | undefined {
  const bare = bareNumber(text)
  if (bare.length > 40) return undefined
  const plain = /^-?\d*,\d+$/.test(bare) ? bare.replace(',', '.') : bare
  return /^-?(\d+\.?\d*|\.\d+)([eE][-+]?\d{1,3})?$/.test(plain) ? Number(plain) : undefined
}

/** Removes quotes, currency, thousands separators, and the dash for no centimes. */
function bareNumber(text: string): string {
  const line = pastedLine(text)
  // No number is longer, and the patterns below would backtrack at each space of a long paste.
  if (line.length > 60) return line
  return line
    .replace(/^(?:CHF|S?Fr\.)\s*/i, '')
    .replace(/\s*(?:CHF|Franken|Fr\.)$/i, '')
    .replace(/(?<=\d)(?:[.,]\s?)?[–—-]{1,2}$/, '')
    .replace(/(?<=\d)['’ʼ\s](?=\d{3}(?!\d))/g, '')
    .replace('−', '-')
}

/** Formats a number with at most `decimals` decimals and no trailing zeros: «1'234,5». Not `Intl`, as explained in `lib/site/swiss-date`. */
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
