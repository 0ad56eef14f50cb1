import { isTooLong, mostDigits, readPhone } from '../../swiss-formats/phone.ts'
import { readUid } from '../../swiss-formats/uid.ts'

/** What is wrong with the business number of an operator; nothing where it is written as the register writes it. */
export function uidProblem(value: string): string | undefined {
  const uid = readUid(value)
  if (!uid) return `«${value}» is no UID: CHE and nine digits`
  if (!uid.corrected) return `«${value}» is a number that is never issued; compare it with the register`
  if (!uid.isValid) return `«${value}» has a wrong check digit: these eight digits end with ${uid.corrected}`
  return value === uid.canonical ? undefined : `«${value}» must be written ${uid.canonical}`
}

/** What is wrong with a number for value-added tax, which is the UID and MWST, TVA or IVA. */
export function vatProblem(value: string): string | undefined {
  const uid = readUid(value)
  if (!uid?.suffix) return `«${value}» is no number for value-added tax: the UID and MWST`
  const number = uidProblem(uid.canonical)
  if (number) return number
  const written = `${uid.canonical} ${uid.suffix}`
  return value === written ? undefined : `«${value}» must be written ${written}`
}

/** What is wrong with a telephone number, which is kept as E.164; pages show it as Switzerland writes it. */
export function phoneProblem(value: string): string | undefined {
  if (isTooLong(value))
    return `«${value}» has more digits than the ${mostDigits} that a telephone number may have`
  const phone = readPhone(value)
  if (!phone) return `«${value}» is no telephone number with its area code`
  if (phone.isValid === false) return `«${value}» is a number that its country does not have`
  return value === phone.e164 ? undefined : `«${value}» must be written ${phone.e164}`
}
