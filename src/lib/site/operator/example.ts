import type { Site } from '../site-schema.ts'

/** Second-level domains for documentation (RFC 2606), which nobody owns. */
const ofNobody = /(^|[@/.])example\.(com|net|org)\b/

/** The number of the example, and the one that questions show. */
const ofNoFirm = /000\.000\.000|123\.456\.788/

/** The values of the example in `src/content/site.yaml` that can be nobody's own, so that none stays where others are replaced. */
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

/** What the example says and a firm may say as well: only its operator knows whether it is true of theirs. */
const perhapsOwn: [field: keyof Site, value: string][] = [
  ['legalForm', 'Aktiengesellschaft'],
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

/** The colour of the example on a light ground. */
export const exampleAccent = '#c8102e'

/** The mark of the example, as its SHA-256. */
export const exampleMark = 'e3a4ab1e91b84bfa8cf51fdba998487e9ca6d386ca4cc79ab5006ed7ada6a2dd'

/** The fields that say what the example says, perhaps rightly. */
export function likeExample(site: Partial<Record<keyof Site, unknown>>): (keyof Site)[] {
  return perhapsOwn.filter(([field, value]) => site[field] === value).map(([field]) => field)
}

/** The fields that still say what the example says. */
export function exampleFields(site: Partial<Record<keyof Site, unknown>>): (keyof Site)[] {
  return signs.filter(([field, pattern]) => pattern.test(String(site[field]))).map(([field]) => field)
}

/** Whether the site is still that of the example: nobody reaches its address. */
export function isExampleIdentity({ origin }: { origin: string }): boolean {
  return ofNobody.test(origin)
}
