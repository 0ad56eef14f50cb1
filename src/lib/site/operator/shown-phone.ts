import { readPhone } from '../../swiss-formats/phone.ts'

/** Formats a number in E.164 with no-break spaces: Swiss ones in national format, «044 123 45 67», others in international format. */
export function shownPhone(e164: string): string {
  const phone = readPhone(e164)
  const written = phone?.country === 'CH' ? phone.national : phone?.international
  return (written ?? e164).replaceAll(' ', '\u00A0')
}
