import type { Site } from '../site-schema.ts'
import type { DataLocation } from './data-location.ts'
import { legalFormProblem } from './legal-form.ts'
import { namesNetlify, netlifySpamFilter, usesNetlifyForms } from './form-service.ts'

export interface Conflict {
  field: keyof Site
  message: string
  /** Replaces the example of the field, because another field may be the wrong one. */
  remedy?: string
}

/** Finds fields that are valid alone but contradict each other. */
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
  const remedy = 'Schreiben Sie `legalForm` und `name`, wie sie im Handelsregister stehen.'
  return message ? [{ field: 'legalForm', message, remedy }] : []
}

/** Finds 8000 or Zürich, left from the example beside a value of the operator. Other towns have codes that begin with 80, but not 8000. */
function ofTown({ postalCode, locality }: Site): Conflict[] {
  const agree = locality === 'Zürich' ? postalCode.startsWith('80') : postalCode !== '8000'
  if (agree || locality.startsWith('Zürich-')) return []
  const message = `«${postalCode}» passt nicht zu \`locality\` «${locality}»`
  return [{ field: 'postalCode', message, remedy: 'Schreiben Sie beides so, wie Post Sie erreicht.' }]
}

function ofNumbers({ uid, vat }: Site): Conflict[] {
  if (!vat || vat.startsWith(`${uid} `)) return []
  const right = uid ? uid + vat.slice(vat.indexOf(' ')) : 'null'
  return [{ field: 'vat', message: `«${vat}» passt nicht zu \`uid\`, nach der es ${right} ist` }]
}

function ofFormService(site: Site): Conflict[] {
  const { enquiryAddress, formService, host, spamFilter } = site
  const isNetlify = usesNetlifyForms(site)
  const hasItsFilter = spamFilter === netlifySpamFilter
  const conflicts: [isWrong: boolean, field: keyof Site, message: string][] = [
    [
      !isNetlify && namesNetlify(formService),
      'formService',
      `nennt Netlify, und das Formular geht an ${enquiryAddress}`,
    ],
    [
      isNetlify && !namesNetlify(host),
      'enquiryAddress',
      `«${enquiryAddress}» nimmt Anfragen entgegen, wo Netlify die Website hostet, und \`host\` ist «${host}»`,
    ],
    [
      !isNetlify && enquiryAddress === '/contact',
      'enquiryAddress',
      `«${enquiryAddress}» ist die Seite, die Anfragen nur für Netlify Forms entgegennimmt, und \`formService\` ist «${formService}»`,
    ],
    [
      isNetlify !== hasItsFilter,
      'spamFilter',
      `muss ${netlifySpamFilter} sein, wenn Netlify Forms das Formular entgegennimmt, und sonst nicht; \`formService\` ist «${formService}»`,
    ],
  ]
  return conflicts.flatMap(([isWrong, field, message]) => (isWrong ? [{ field, message }] : []))
}

/** Finds a service whose text does not name its location. The privacy page shows the text and the safeguard of the location. */
function ofLocations(site: Site): Conflict[] {
  const pairs = [
    ['host', 'hostLocation'],
    ['formService', 'formServiceLocation'],
    ['officeServices', 'officeLocation'],
  ] as const
  return pairs.flatMap(([service, location]) => {
    const word = saidOf[site[location]]
    if (word === undefined || site[service].includes(word)) return []
    const message = `ist ${site[location]}, und \`${service}\` «${site[service]}» sagt nichts von ${word}`
    const remedy = `Wählen Sie \`${location}\` anders, oder schreiben Sie «${word}» in \`${service}\`, wenn es dort ist.`
    return [{ field: location, message, remedy }]
  })
}

/** The word that the text of a service must contain for a location. */
const saidOf: Partial<Record<DataLocation, string>> = {
  switzerland: 'Schweiz',
  usaCertified: 'USA',
  usa: 'USA',
  worldwideCertified: 'weltweit',
  worldwide: 'weltweit',
}
