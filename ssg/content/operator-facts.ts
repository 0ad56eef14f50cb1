import { domainToUnicode } from 'node:url'
import { ownProgram, usesNetlifyForms } from '../../src/lib/site/operator/form-service.ts'
import { shownPhone } from '../../src/lib/site/operator/field-problems.ts'
import type { Site } from '../../src/lib/site/site-schema.ts'
import { fixedPriceText } from '../../src/lib/site/page-slots.ts'
import { safeguards } from '../../src/lib/site/operator/data-location.ts'
import { slots } from './identity.ts'

/** The operator's data as components show them, formatted in Node. */
export function operatorFacts(identity: Site) {
  const { phone, uid, vat, spamFilter, name, street, postalCode, locality } = identity
  const number = vat ?? uid
  const businessNumber = number && `UID ${number}`
  const address = [name, street, `${postalCode} ${locality}`]
  return {
    imprint: [...address, ...(businessNumber ? [businessNumber] : [])].join(', '),
    email: shownMail(identity.email),
    phone: phone && { href: `tel:${phone}`, label: shownPhone(phone) },
    businessNumber,
    filtersSpam: spamFilter !== null,
    hasOwnProgram: ownProgram(identity) !== undefined,
  }
}

export function operatorTexts(site: Site, { audit, vat } = slots): Map<string, string | null> {
  const texts = new Map<string, string | null>()
  const program = ownProgram(site) ?? null
  for (const [name, value] of Object.entries(site))
    if (typeof value === 'string' || value === null) texts.set(name, value)
  return texts
    .set('origin', shownOrigin(site.origin))
    .set('email', shownMail(site.email))
    .set('phone', site.phone && shownPhone(site.phone))
    .set('vat', site.vat ?? 'nicht mehrwertsteuerpflichtig')
    .set('auditDays', String(audit.workingDays))
    .set('auditPrice', audit.price === null ? null : fixedPriceText(audit.price, vat))
    .set('hostSafeguard', safeguards[site.hostLocation])
    .set('formServiceSafeguard', safeguards[site.formServiceLocation])
    .set('officeSafeguard', safeguards[site.officeLocation])
    .set('ownProgram', program)
    .set('formProcessor', program === null ? site.formService : null)
    .set('netlifyForms', usesNetlifyForms(site) ? site.formService : null)
}

/** An origin in Unicode for display: «https://www.müller.ch». Links have the punycode. */
function shownOrigin(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  return origin.replace(`${protocol}//${hostname}`, `${protocol}//${domainToUnicode(hostname)}`)
}

/** An e-mail address in Unicode for display: «post@müller.ch». */
function shownMail(email: string): string {
  const [name, host = ''] = email.split('@')
  return `${name}@${domainToUnicode(host)}`
}
