import { readNumber } from './read-number.ts'

/** A number of money or of things, where three digits after the only mark are thousands: «3.600» as in Germany, «3,600» as in English. */
export function readAmount(text: string): number | undefined {
  return readNumber(text.replace(/^(\s*(?:CHF\s*)?[1-9]\d{0,2})[.,](?=\d{3}\s*$)/i, '$1'))
}
