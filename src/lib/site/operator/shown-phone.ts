import { readPhone } from '../../swiss-formats/phone.ts'

/** A number in E.164 on one line, as Switzerland writes its own: «044 123 45 67»; others as they are dialled from here. */
export function shownPhone(e164: string): string {
  const phone = readPhone(e164)
  const written = phone?.country === 'CH' ? phone.national : phone?.international
  return (written ?? e164).replaceAll(' ', '\u00A0')
}
