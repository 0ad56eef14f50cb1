/** A Swiss business number (Unternehmens-Identifikationsnummer), as it was found. */
export interface Uid {
  /** «CHE-109.322.551», the form of the register. */
  canonical: string
  /** The addition for value-added tax, in the language it was written: MWST, TVA or IVA. */
  suffix?: string
  /** Its check digit is right. That it is registered, only the register can say. */
  isValid: boolean
  /** The same number with the check digit it should have; missing if no number begins so. */
  corrected?: string
}

/** Eight digits count in this order; read at the Federal Statistical Office, «Die UID», on 2026-11-22. */
const weights = [5, 4, 3, 2, 7, 6, 5, 4]

/** The number in a text that holds nothing else; undefined if it has not nine digits. */
export function readUid(text: string): Uid | undefined {
  const found = /^\s*(?:CHE)?([-.\s\u2010-\u2015\d]{9,20}?)\s*(MWST|MwSt\.?|TVA|IVA|VAT|HR|RC)?\s*$/i.exec(
    text.slice(0, 60),
  )
  const digits = (found?.[1] ?? '').replace(/\D/g, '')
  if (!found || digits.length !== 9) return undefined
  const check = checkDigit(digits)
  const suffix = suffixOf(found[2])
  return {
    canonical: written(digits),
    isValid: check === Number(digits[8]),
    ...(suffix && { suffix }),
    ...(check < 10 && { corrected: written(digits.slice(0, 8) + check) }),
  }
}

/** «CHE-109.322.551» from any spelling; undefined where the text is no number or its check digit is wrong. */
export function validUid(text: string): string | undefined {
  const uid = readUid(text)
  return uid?.isValid ? uid.canonical : undefined
}

/** The check digit, the ninth one, for eight digits; 10 means that the number is never issued. */
export function checkDigit(digits: string): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (11 - (sum % 11)) % 11
}

function written(digits: string): string {
  return `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`
}

/** HR and RC say that the firm is in the commercial register, not that it pays tax. */
function suffixOf(suffixText = ''): string | undefined {
  const suffix = suffixText.toUpperCase().replace('.', '')
  if (suffix === 'VAT') return 'MWST'
  return /^(MWST|TVA|IVA)$/.test(suffix) ? suffix : undefined
}
