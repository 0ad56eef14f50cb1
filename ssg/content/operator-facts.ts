import { ownProgram } from '../../src/lib/site/operator/form-service.ts'
import { shownPhone } from '../../src/lib/site/operator/field-problems.ts'
import type { Site } from '../../src/lib/site/site-schema.ts'
import { shownMail } from './shown-address.ts'

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
