import type { Site } from '../site-schema.ts'

/** Second-level domains for documentation (RFC 2606), which nobody owns. */
const ofNobody = /(^|[@/.])example\.(com|net|org)\b/

/** The values of the example in `src/lib/site.ts` that can be nobody's own, so that none stays where others are replaced. */
const signs: [field: keyof Site, pattern: RegExp][] = [
  ['name', /^Muster Digital AG$/],
  ['shortName', /^Muster Digital$/],
  ['street', /^Musterstrasse 1$/],
  ['uid', /000\.000\.000/],
  ['vat', /000\.000\.000/],
  ['representative', /^Beispielperson/],
  ['phone', /^\+41440000000$/],
  ['email', ofNobody],
  ['origin', ofNobody],
  ['profiles', ofNobody],
  ['enquiryAddress', ofNobody],
]

/** The fields that still say what the example says. */
export function exampleFields(site: Partial<Record<keyof Site, unknown>>): (keyof Site)[] {
  return signs.filter(([field, pattern]) => pattern.test(String(site[field]))).map(([field]) => field)
}

/** Whether the site is still that of the example: nobody reaches its address. */
export function isExampleIdentity({ origin }: { origin: string }): boolean {
  return ofNobody.test(origin)
}
