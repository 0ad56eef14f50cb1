import { isTooLong, mostDigits, readPhone } from '../../swiss-formats/phone.ts'
import { readUid } from '../../swiss-formats/uid.ts'

/** What is wrong with a UID; `undefined` if it is valid and formatted as in the register. */
export function uidProblem(value: string): string | undefined {
  const uid = readUid(value)
  if (!uid) return `«${value}» ist keine UID: CHE und neun Ziffern`
  if (!uid.corrected)
    return `«${value}» ist eine Nummer, die nie vergeben wird; vergleichen Sie mit dem Register`
  if (!uid.isValid)
    return `«${value}» ist keine UID: eine Ziffer stimmt nicht; vergleichen Sie mit uid.admin.ch`
  return value === uid.canonical ? undefined : `«${value}» muss so geschrieben sein: ${uid.canonical}`
}

/** What is wrong with a VAT number, which is the UID and MWST, TVA or IVA. */
export function vatProblem(value: string): string | undefined {
  const uid = readUid(value)
  if (!uid?.suffix) return `«${value}» ist keine Nummer der Mehrwertsteuer: die UID und MWST`
  const number = uidProblem(uid.canonical)
  if (number) return number
  const written = `${uid.canonical} ${uid.suffix}`
  return value === written ? undefined : `«${value}» muss so geschrieben sein: ${written}`
}

/** What is wrong with a phone number, which is stored as E.164 (`shownPhone` formats it). */
export function phoneProblem(value: string): string | undefined {
  if (isTooLong(value))
    return `«${value}» hat mehr als die ${mostDigits} Ziffern, die eine Telefonnummer haben darf`
  const phone = readPhone(value)
  if (!phone) return `«${value}» ist keine Telefonnummer mit Vorwahl`
  if (phone.isValid === false) return `«${value}» ist eine Nummer, die es in diesem Land nicht gibt`
  return value === phone.e164 ? undefined : `«${value}» muss so geschrieben sein: ${phone.e164}`
}
