import { isTooLong, readPhone, type Phone } from '../swiss-formats/phone.ts'

/** Fewer digits than any number with its area code. */
const fewestDigits = 7

/**
 * A telephone number as Switzerland writes it, and what is said beside its label where it can hardly be one: so few words that a narrow
 * screen has them on the line of the label. Never a reason to refuse an enquiry: what is no Swiss number, or more than a number
 * («nachmittags»), stays as it was written.
 */
export function tidyPhone(text: string): { text: string; doubt: string | undefined } {
  const written = text.replace(/\s+/g, ' ').trim()
  const phone = readPhone(written)
  const isGrouped = phone?.country === 'CH' || phone?.country === 'LI'
  const isAtHome = /^0(?!0)/.test(written)
  return {
    text: isGrouped ? (isAtHome ? phone.national : phone.international) : written,
    doubt: written === '' ? undefined : doubtOf(written, phone),
  }
}

function doubtOf(written: string, phone: Phone | undefined): string | undefined {
  // One field may hold two numbers: «044 123 45 67 / 079 123 45 67».
  if (written.split(/[^\d\s()+.'’–-]+/).some(isTooLong)) return 'zu lang, so: 044\u00A0123\u00A045\u00A067'
  const isUnlikely = phone?.isValid === false || written.replace(/\D/g, '').length < fewestDigits
  return isUnlikely ? 'stimmt die Nummer?' : undefined
}
