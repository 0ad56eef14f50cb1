import type { Site } from '../site-schema.ts'
import type { DataLocation } from './data-location.ts'
import { namesNetlify, netlifySpamFilter, usesNetlifyForms } from './form-service.ts'
import { legalFormProblem } from './legal-form.ts'

export interface Conflict {
  field: keyof Site
  message: string
  /** Replaces the example of the field, because another field may be the wrong one. */
  remedy?: string
}

/** Finds fields that are valid alone but contradict each other. */
export function conflictsIn(site: Site): Conflict[] {
  const { postalCode, locality, uid, vat, enquiryAddress, formService, host, spamFilter } = site
  const isNetlify = usesNetlifyForms(site)
  const legalForm = legalFormProblem(site)
  // 8000 or Zürich, left from the example beside a value of the operator. Other towns have codes that begin with 80, but not 8000.
  const isInTown = locality === 'Zürich' ? postalCode.startsWith('80') : postalCode !== '8000'
  const conflicts: (Conflict | false | undefined)[] = [
    legalForm !== undefined && {
      field: 'legalForm',
      message: legalForm,
      remedy: 'Schreiben Sie `legalForm` und `name`, wie sie im Handelsregister stehen.',
    },
    !isInTown &&
      !locality.startsWith('Zürich-') && {
        field: 'postalCode',
        message: `«${postalCode}» passt nicht zu \`locality\` «${locality}»`,
        remedy: 'Schreiben Sie beides so, wie Post Sie erreicht.',
      },
    vat !== null &&
      !vat.startsWith(`${uid} `) && {
        field: 'vat',
        message: `«${vat}» passt nicht zu \`uid\`, nach der es ${uid ? uid + vat.slice(vat.indexOf(' ')) : 'null'} ist`,
      },
    !isNetlify &&
      namesNetlify(formService) && {
        field: 'formService',
        message: `nennt Netlify, und das Formular geht an ${enquiryAddress}`,
      },
    isNetlify &&
      !namesNetlify(host) && {
        field: 'enquiryAddress',
        message: `«${enquiryAddress}» nimmt Anfragen entgegen, wo Netlify die Website hostet, und \`host\` ist «${host}»`,
      },
    !isNetlify &&
      enquiryAddress === '/contact' && {
        field: 'enquiryAddress',
        message: `«${enquiryAddress}» ist die Seite, die Anfragen nur für Netlify Forms entgegennimmt, und \`formService\` ist «${formService}»`,
      },
    isNetlify !== (spamFilter === netlifySpamFilter) && {
      field: 'spamFilter',
      message: `muss ${netlifySpamFilter} sein, wenn Netlify Forms das Formular entgegennimmt, und sonst nicht; \`formService\` ist «${formService}»`,
    },
    ...services.map((pair) => wrongLocation(site, ...pair)),
  ]
  return conflicts.filter((conflict) => conflict !== false && conflict !== undefined)
}

const services = [
  ['host', 'hostLocation'],
  ['formService', 'formServiceLocation'],
  ['officeServices', 'officeLocation'],
] as const

/** A service whose text does not name its location. The privacy page shows the text and the safeguard of the location. */
function wrongLocation(site: Site, ...[service, field]: (typeof services)[number]): Conflict | undefined {
  const word = saidOf[site[field]]
  if (word === undefined || site[service].includes(word)) return undefined
  return {
    field,
    message: `ist ${site[field]}, und \`${service}\` «${site[service]}» sagt nichts von ${word}`,
    remedy: `Wählen Sie \`${field}\` anders, oder schreiben Sie «${word}» in \`${service}\`, wenn es dort ist.`,
  }
}

/** The word that the text of a service must contain for a location. */
const saidOf: Partial<Record<DataLocation, string>> = {
  switzerland: 'Schweiz',
  usaCertified: 'USA',
  usa: 'USA',
  worldwideCertified: 'weltweit',
  worldwide: 'weltweit',
}
