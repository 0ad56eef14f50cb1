import { validUid } from '../../lib/swiss-formats/uid.ts'
import { comparable } from '../shared/compare-addresses.ts'
import { applicable, findingsOf, type Finding, type FindingRow } from '../shared/finding.ts'
import { isDegree } from './build.ts'
import { readHours } from './read-hours.ts'
import type { MasterData } from './read-master.ts'
import { isBusiness, meantType } from './types.ts'

/** Findings that a check of the built graph cannot have: missing master data, and invalid ones that were left out. */
export function masterFindings(data: MasterData): Finding[] {
  const { isVisitable, latitude, longitude } = data
  const meant = meantType(data.kind)
  const parts = [data.street, data.postalCode, data.locality]
  const isPartly = parts.some(Boolean) || !isVisitable
  const advised = [
    ['Telefon', data.phone],
    ['UID', data.uid],
    ['Profile', data.profiles.join('')],
    isVisitable ? ['Koordinaten', latitude] : ['Logo', data.logo],
  ].flatMap(([label = '', text = '']) => (text ? [] : [label]))
  const findings = applicable(findingsOf('graph'), [
    [
      data.name === '',
      'error',
      'no-name',
      'Der Name fehlt.',
      'Tragen Sie den Namen auf dem Schild ein.',
      'Name',
    ],
    [
      !isAddress(data.url),
      'error',
      'url',
      'Die Startseite ist keine vollständige Adresse; ohne sie entsteht kein JSON-LD.',
      'Beginnen Sie mit https://.',
      'Startseite',
    ],
    [
      isPartly && !parts.every(Boolean),
      isVisitable ? 'warning' : 'note',
      'address-advised',
      'Die Adresse ist unvollständig; Google erkennt die Firma auch daran.',
      'Ergänzen Sie Strasse, PLZ und Ort, sofern die Website sie zeigt.',
      'Adresse',
    ],
    [
      data.uid !== '' && !validUid(data.uid),
      'error',
      'uid',
      'Das ist keine UID: Form oder Prüfziffer stimmt nicht.',
      'Vergleichen Sie mit dem UID-Register; das Feld bleibt sonst weg.',
      'UID',
    ],
    [
      latitude + longitude !== '' && !(isDegree(latitude) && isDegree(longitude)),
      'warning',
      'geo',
      'Die Koordinaten sind nicht zu lesen und bleiben weg.',
      'Klicken Sie in Google Maps mit der rechten Maustaste auf den Eingang und kopieren Sie die Zahlen, etwa 47.13713, 7.24608.',
      'Koordinaten',
    ],
    [
      data.kind !== '' && !isBusiness([data.kind]),
      meant ? 'warning' : 'unchecked',
      'kind',
      `«${data.kind.slice(0, 40)}» ist nicht in der Liste; im JSON-LD steht «LocalBusiness», das gilt für jeden Betrieb vor Ort.`,
      meant ? `Meinten Sie «${meant}»?` : 'Passt ein Typ der Liste genauer, wählen Sie ihn.',
      'Typ',
    ],
    [
      advised.length > 0,
      'note',
      'advised',
      `Es fehlen noch: ${advised.join(', ')}. Auch daran erkennt Google die Firma.`,
      'Ergänzen Sie, was davon Ihre Website zeigt.',
    ],
    ...data.services.flatMap(({ name, url }, index): FindingRow[] => [
      [
        name === '',
        'warning',
        'service',
        'Der Leistung fehlt der Name.',
        'Schreiben Sie «Name; Adresse; Gebiet».',
        `Leistung ${index + 1}`,
      ],
      [
        url !== '' && !isAddress(url),
        'warning',
        'service-address',
        `«${url.slice(0, 60)}» ist nicht die ganze Adresse einer Seite.`,
        'Beginnen Sie mit https://. Ohne eigene Seite lassen Sie die Adresse leer.',
        `Leistung ${index + 1}`,
      ],
    ]),
  ])
  const ofHours = data.hours === '' ? [] : readHours(data.hours).findings
  return [
    ...findings,
    ...ofHours.map((finding) => ({
      ...finding,
      place: ['Öffnungszeiten', finding.place].filter(Boolean).join(', '),
    })),
  ]
}

export const isAddress = (text: string) => comparable(text) !== undefined
