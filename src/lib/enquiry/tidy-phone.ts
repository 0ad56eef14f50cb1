import { readPhone } from '../tools/swiss-formats/phone.ts'

/** Fewer digits than any number with its area code. */
const fewestDigits = 7

/**
 * A telephone number as Switzerland writes it, and whether it can hardly be one. Never a reason to refuse an enquiry: what is no Swiss
 * number, or more than a number («nachmittags»), stays as it was written.
 */
export function tidyPhone(text: string): { text: string; isDoubtful: boolean } {
  const written = text.replace(/\s+/g, ' ').trim()
  const phone = readPhone(written)
  const isGrouped = phone?.country === 'CH' || phone?.country === 'LI'
  const isAtHome = /^0(?!0)/.test(written)
  return {
    text: isGrouped ? (isAtHome ? phone.national : phone.international) : written,
    isDoubtful:
      written !== '' && (phone?.isValid === false || written.replace(/\D/g, '').length < fewestDigits),
  }
}
