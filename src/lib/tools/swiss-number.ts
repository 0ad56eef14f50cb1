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
