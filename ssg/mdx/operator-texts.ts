import { fixedPriceText } from '../../src/lib/site/page-slots.ts'
import { safeguards } from '../../src/lib/site/operator/data-location.ts'
import { usesNetlifyForms, ownProgram } from '../../src/lib/site/operator/form-service.ts'
import { shownPhone } from '../../src/lib/site/operator/field-problems.ts'
import type { Site } from '../../src/lib/site/site-schema.ts'
import { slots } from '../content/identity.ts'
import { shownMail, shownOrigin } from '../content/shown-address.ts'

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
