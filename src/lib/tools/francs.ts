import { swissNumber } from './swiss-number.ts'

/** «CHF 3'600»; below 100 francs with centimes, as prices are written: «CHF 4.50». */
export function francs(value: number): string {
  if (Math.abs(value) >= 100 || Number.isInteger(value)) return `CHF\u00A0${swissNumber(Math.round(value))}`
  return `CHF\u00A0${swissNumber(value, 2)
    .replace(',', '.')
    .replace(/\.(\d)$/, '.$10')}`
}
