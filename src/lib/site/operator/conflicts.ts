import type { Site } from '../site-schema.ts'
import type { DataLocation } from './data-location.ts'
import { legalFormProblem } from './legal-form.ts'
import { namesNetlify, netlifySpamFilter, usesNetlifyForms } from './netlify-forms.ts'

export interface Conflict {
  field: keyof Site
  message: string
  /** Where an example of the field would not help, because another field may be the wrong one. */
  remedy?: string
}

/** Fields that are right by themselves and contradict each other. */
export function conflictsIn(site: Site): Conflict[] {
  return [
    ...ofLegalForm(site),
    ...ofTown(site),
    ...ofNumbers(site),
    ...ofFormService(site),
    ...ofLocations(site),
  ]
}

function ofLegalForm(site: Site): Conflict[] {
  const message = legalFormProblem(site)
  const remedy = 'Write `legalForm` and `name` as the commercial register has them.'
  return message ? [{ field: 'legalForm', message, remedy }] : []
}

/** Of the two that the example has, neither stays beside another operator's. Other towns share codes with Zürich, but for 8000. */
function ofTown({ postalCode, locality }: Site): Conflict[] {
  const agree = locality === 'Zürich' ? postalCode.startsWith('80') : postalCode !== '8000'
  if (agree || locality.startsWith('Zürich-')) return []
  const message = `«${postalCode}» does not go with \`locality\` «${locality}»`
  return [{ field: 'postalCode', message, remedy: 'Write both as post reaches you.' }]
}

function ofNumbers({ uid, vat }: Site): Conflict[] {
  if (!vat || vat.startsWith(`${uid} `)) return []
  const right = uid ? uid + vat.slice(vat.indexOf(' ')) : 'null'
  return [{ field: 'vat', message: `«${vat}» does not go with \`uid\`, by which it is ${right}` }]
}

function ofFormService(site: Site): Conflict[] {
  const { enquiryAddress, formService, host, spamFilter } = site
  const isNetlify = usesNetlifyForms(site)
  const conflicts: Conflict[] = []
  if (!isNetlify && namesNetlify(formService))
    conflicts.push({ field: 'formService', message: `names Netlify, and the form goes to ${enquiryAddress}` })
  if (isNetlify && !namesNetlify(host))
    conflicts.push({
      field: 'enquiryAddress',
      message: `«${enquiryAddress}» is answered where Netlify hosts the site, and \`host\` is «${host}»`,
    })
  if (!isNetlify && enquiryAddress === '/contact')
    conflicts.push({
      field: 'enquiryAddress',
      message: `«${enquiryAddress}» is the page, which takes enquiries for Netlify Forms alone, and \`formService\` is «${formService}»`,
    })
  if (isNetlify && spamFilter !== netlifySpamFilter)
    conflicts.push({ field: 'spamFilter', message: `must be ${netlifySpamFilter}, as Netlify Forms uses it` })
  if (!isNetlify && spamFilter === netlifySpamFilter)
    conflicts.push({
      field: 'spamFilter',
      message: `«${spamFilter}» is that of Netlify Forms, and \`formService\` is «${formService}»`,
    })
  return conflicts
}

/** The privacy page shows both: who has the data, and what protects them there. */
function ofLocations(site: Site): Conflict[] {
  const pairs = [
    ['host', 'hostLocation'],
    ['formService', 'formServiceLocation'],
    ['officeServices', 'officeLocation'],
  ] as const
  return pairs.flatMap(([service, location]) => {
    const word = saidOf[site[location]]
    if (word === undefined || site[service].includes(word)) return []
    const message = `is ${site[location]}, and \`${service}\` «${site[service]}» does not say ${word}`
    const remedy = `Choose another \`${location}\`, or write «${word}» into \`${service}\`, if that is where it works.`
    return [{ field: location, message, remedy }]
  })
}

/** What the name of a service must say for a location. */
const saidOf: Partial<Record<DataLocation, string>> = {
  switzerland: 'Schweiz',
  usa: 'USA',
  worldwide: 'weltweit',
}
