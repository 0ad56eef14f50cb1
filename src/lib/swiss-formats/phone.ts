/** A telephone number, as far as its country's plan is known here. */
export interface Phone {
  /** «+41441234567» (E.164): how two numbers are compared. */
  e164: string
  country: PhoneCountry
  /** Whether the plan has such numbers; undefined where only the length was looked at. */
  isValid: boolean | undefined
  /** As it is written in its country and from abroad; the same as `e164` where the grouping is not known here. */
  national: string
  international: string
}

type PhoneCountry = 'CH' | 'LI' | 'DE' | 'other'

/**
 * Swiss numbers without the leading 0: places, mobile, business (51, 58), and those with a tariff of their own; compared with
 * libphonenumber-js on 2026-11-22.
 */
const swissPlan =
  /^(?:(?:2[12467]|3[1-4]|4[134]|5[256]|6[12]|[789]1|5[18]|7[235-9]|6[89])\d{7}|(?:800|84[0248]|90[016]|878|74[0248])\d{6}|860\d{9})$/

/** The places and mobile numbers of Liechtenstein; its other numbers are not judged. */
const liechtensteinPlan =
  /^(?:2(?:01|1[27]|2[024]|3\d|6[02-578]|9[06])|3(?:[24]0|33|7[0135-7]|8[048]|9[0269])|7(?:[37-9]\d|42|56))\d{4}$/

/** What every number in the world keeps to, with its country code (ITU-T E.164, 6.2.1). */
export const mostDigits = 15

/** Whether a text has more digits than a number has that is dialled from Switzerland. */
export function isTooLong(text: string): boolean {
  const digits = text.replace(/\(0\)|\D/g, '')
  return digits.replace(/^00/, '').replace(/^0/, '41').length > mostDigits
}

/** The number in a text that holds nothing else, dialled from Switzerland; undefined if it is none. */
export function readPhone(text: string): Phone | undefined {
  const written = text.trim().replace(/^tel:/i, '')
  if (written.length > 40 || !/^\+?[\d\s()./'’–-]+$/.test(written)) return undefined
  // «+41 (0)44»: the 0 in brackets is dialled at home only.
  const bare = written.replace(/^((?:\+|00)[\d\s]+)\(0\)/, '$1')
  const digits = bare.replace(/\D/g, '')
  const abroad = bare.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : undefined
  if (abroad === undefined) return digits.startsWith('0') ? swiss(digits.slice(1)) : undefined
  if (abroad.startsWith('41')) return swiss(abroad.slice(2).replace(/^0/, ''))
  if (abroad.startsWith('423')) return liechtenstein(abroad.slice(3))
  if (abroad.length < 7 || abroad.length > mostDigits) return undefined
  const e164 = `+${abroad}`
  const country = abroad.startsWith('49') ? 'DE' : 'other'
  return { e164, country, isValid: undefined, national: e164, international: e164 }
}

function swiss(digits: string): Phone | undefined {
  if (digits.length < 4 || digits.length > 13) return undefined
  const isService = /^[89]0|^84|^878/.test(digits)
  const groups = isService ? [3, 3, 3] : [2, 3, 2, 2]
  const grouped = digits.length === 9 ? split(digits, groups) : digits
  return {
    e164: `+41${digits}`,
    country: 'CH',
    isValid: swissPlan.test(digits),
    national: `0${grouped}`,
    international: `+41 ${grouped}`,
  }
}

function liechtenstein(digits: string): Phone | undefined {
  if (digits.length < 4 || digits.length > 12) return undefined
  const grouped = digits.length === 7 ? split(digits, [3, 2, 2]) : digits
  return {
    e164: `+423${digits}`,
    country: 'LI',
    isValid:
      liechtensteinPlan.test(digits) || (digits.length === 7 || digits.length === 9 ? undefined : false),
    national: grouped,
    international: `+423 ${grouped}`,
  }
}

function split(digits: string, groups: number[]): string {
  let at = 0
  return groups.map((length) => digits.slice(at, (at += length))).join(' ')
}
