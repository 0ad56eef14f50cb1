import { z } from 'zod'
import { canParseUrl } from '../../can-parse-url.ts'
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

/** Formats a number in E.164 with no-break spaces: Swiss ones in national format, «044 123 45 67», others in international format. */
export function shownPhone(e164: string): string {
  const phone = readPhone(e164)
  const written = phone?.country === 'CH' ? phone.national : phone?.international
  return (written ?? e164).replaceAll(' ', '\u00A0')
}

/** What is wrong with an origin, which is scheme and host without a trailing slash. Here and below `undefined` means a valid value. */
export function originProblem(value: string): string | undefined {
  const problem = hostProblem(value)
  if (problem) return problem
  const wanted = `https://${new URL(value).hostname}`
  return value === wanted
    ? undefined
    : `«${value}» muss ${wanted} sein, ohne Umlaute, Port, Pfad und Schrägstrich am Ende`
}

/** What is wrong with the URL of a service or a profile. */
export function addressProblem(value: string): string | undefined {
  const problem = hostProblem(value)
  if (problem || !hasOtherLetters(value)) return problem
  return `«${value}» muss in den Buchstaben stehen, die Adressen haben: ${new URL(value).href}`
}

function hostProblem(value: string): string | undefined {
  if (!canParseUrl(value)) return `«${value}» ist keine Adresse: https:// und der Host`
  const { protocol, hostname } = new URL(value)
  if (protocol !== 'https:') return `«${value}» muss mit https:// beginnen`
  return isPublicHost(hostname)
    ? undefined
    : `«${value}» ist eine Adresse, die nur einzelne Computer erreichen`
}

/** What is wrong with the target of the form, which is a path of this site or the URL of a service. */
export function formAddressProblem(value: string): string | undefined {
  if (!value.startsWith('/')) return addressProblem(value)
  return /^\/[\w/-]*$/.test(value) ? undefined : `«${value}» ist kein Pfad dieser Website, etwa /contact`
}

/** What is wrong with an e-mail address. Its host must be in punycode. */
export function mailProblem(value: string): string | undefined {
  const [, name, host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(value) ?? []
  if (hasOtherLetters(host) && canParseUrl(`https://${host}`)) {
    const { hostname } = new URL(`https://${host}`)
    return `«${value}» muss in den Buchstaben stehen, die Adressen haben: ${name}@${hostname}`
  }
  return z.email().safeParse(value).success ? undefined : `«${value}» ist keine E-Mail-Adresse`
}

/** Whether the host has a public top-level domain, unlike `localhost`, IP addresses and `.local`. */
function isPublicHost(hostname: string): boolean {
  return /\.[a-z][a-z\d-]+$/.test(hostname) && !/\.(local|localhost|internal)$/.test(hostname)
}

function hasOtherLetters(text: string): boolean {
  return /[^\u0020-\u007e]/.test(text)
}

/** What is wrong with a canton, which is written as in article 1 of the federal constitution; `undefined` if nothing is. */
export function cantonProblem(value: string): string | undefined {
  return cantons.includes(value)
    ? undefined
    : `«${value}» ist keiner der Kantone, auf Deutsch: ${cantons.join(', ')}`
}

// cspell:words Schwyz Obwalden Nidwalden
const cantons =
  'Zürich, Bern, Luzern, Uri, Schwyz, Obwalden, Nidwalden, Glarus, Zug, Freiburg, Solothurn, Basel-Stadt, Basel-Landschaft, Schaffhausen, Appenzell Ausserrhoden, Appenzell Innerrhoden, St. Gallen, Graubünden, Aargau, Thurgau, Tessin, Waadt, Wallis, Neuenburg, Genf, Jura'.split(
    ', ',
  )
