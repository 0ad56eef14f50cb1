import type { Site } from '../site-schema.ts'

/** Second-level domains that are reserved for documentation (RFC 2606). */
const ofNobody = /(^|[@/.])example\.(com|net|org)\b/

/** The UID of the example, and that of the sample answer in `site-schema`. */
const ofNoFirm = /000\.000\.000|123\.456\.788/

/** Values of the example in `src/content/site.yaml` that no firm has. The checks refuse them beside the operator's own values. */
const signs: [field: keyof Site, pattern: RegExp][] = [
  ['name', /^Muster Digital AG$/],
  ['shortName', /^Muster Digital$/],
  ['street', /^Musterstrasse 1$/],
  ['uid', ofNoFirm],
  ['vat', ofNoFirm],
  ['representative', /^Beispielperson/],
  ['phone', /^\+41440000000$/],
  ['email', ofNobody],
  ['origin', ofNobody],
  ['profiles', ofNobody],
  ['enquiryAddress', ofNobody],
]

/** Values of the example that a firm may have as well. Only its operator knows. */
const perhapsOwn: [field: keyof Site, value: string][] = [
  ['postalCode', '8000'],
  ['locality', 'Zürich'],
  ['country', 'Schweiz'],
  ['canton', 'Zürich'],
  ['responseTime', 'innert zwei Arbeitstagen'],
  ['host', 'Netlify, Inc., USA, mit weltweit verteilten Servern'],
  ['hostLocation', 'worldwide'],
  ['logRetention', '30 Tage'],
  ['enquiryAddress', '/contact'],
  ['formService', 'Netlify Forms (Netlify, Inc., USA)'],
  ['formServiceLocation', 'usa'],
  ['spamFilter', 'Akismet (Automattic Inc., USA)'],
  ['enquiryRetention', 'bis 12 Monate nach der letzten Nachricht'],
  ['officeServices', 'Anbieter in der Schweiz oder im EWR'],
  ['officeLocation', 'adequate'],
  ['privacyContact', 'Geschäftsleitung'],
  ['euRepresentative', 'entfällt'],
  ['jurisdiction', 'Zürich'],
  ['paymentTerm', '30 Tage'],
]

/** The accent of the example in the light scheme. */
export const exampleAccent = '#c8102e'

/** The SHA-256 of the example's logo. */
export const exampleMark = 'e3a4ab1e91b84bfa8cf51fdba998487e9ca6d386ca4cc79ab5006ed7ada6a2dd'

/** The fields whose value is the example's and may be the operator's as well. */
export function likeExample(site: Partial<Record<keyof Site, unknown>>): (keyof Site)[] {
  return perhapsOwn.filter(([field, value]) => site[field] === value).map(([field]) => field)
}

/** The fields that still have a value of the example. */
export function exampleFields(site: Partial<Record<keyof Site, unknown>>): (keyof Site)[] {
  return signs.filter(([field, pattern]) => pattern.test(String(site[field]))).map(([field]) => field)
}

/** Whether the site still has the identity of the example: its domain is a reserved one. */
export function isExampleIdentity({ origin }: { origin: string }): boolean {
  return ofNobody.test(origin)
}
