import { validUid } from '../../lib/swiss-formats/uid.ts'
import { comparable } from '../shared/compare-addresses.ts'
import { applicable, findingsOf, type Finding, type FindingRow } from '../shared/finding.ts'
import { isDegree } from './build.ts'
import { readHours } from './read-hours.ts'
import type { MasterData } from './read-master.ts'
import { isBusiness, isKnownType } from './types.ts'

/** Findings that a check of the built graph cannot have: missing master data, and invalid ones that were left out. */
export function masterFindings(data: MasterData): Finding[] {
  const parts = [data.street, data.postalCode, data.locality]
  const isPartly = parts.some(isGiven) || !data.isVisitable
  const findings = applicable(findingsOf('graph'), [
    [
      !isAddress(data.url),
      'error',
      'url',
      'Die Startseite ist keine vollständige Adresse; ohne sie gibt es keine Kennung.',
      'Beginnen Sie mit https://.',
      'Startseite',
    ],
    [
      isAddress(data.url) && !/^https:/i.test(data.url.trim()),
      'warning',
      'https',
      'Die Startseite ist ohne Verschlüsselung angegeben.',
      'Nehmen Sie die Adresse mit https://.',
      'Startseite',
    ],
    [
      isPartly && !parts.every(isGiven),
      data.isVisitable ? 'warning' : 'note',
      'address-advised',
      'Die Adresse ist unvollständig; Google erkennt die Firma auch daran.',
      'Ergänzen Sie Strasse, PLZ und Ort, sofern die Website sie zeigt.',
      'Adresse',
    ],
    [
      isGiven(data.uid) && !validUid(data.uid),
      'error',
      'uid',
      'Das ist keine UID: Form oder Prüfziffer stimmt nicht.',
      'Vergleichen Sie mit dem UID-Register; das Feld bleibt sonst weg.',
      'UID',
    ],
    [
      data.isVisitable &&
        (isGiven(data.latitude) || isGiven(data.longitude)) &&
        !(isDegree(data.latitude) && isDegree(data.longitude)),
      'warning',
      'geo',
      'Die Koordinaten sind nicht zu lesen und bleiben weg.',
      'Schreiben Sie zum Beispiel 47.13713, 7.24608.',
      'Koordinaten',
    ],
    [
      data.isVisitable && isKnownType(data.kind) && !isBusiness([data.kind]),
      'warning',
      'kind',
      'Den Typ kennen wir nicht als Betrieb vor Ort.',
      'Suchen Sie ihn auf schema.org unter «LocalBusiness».',
      'Typ',
    ],
    [
      !isGiven(data.logo) && !data.isVisitable,
      'note',
      'logo-advised',
      'Das Logo fehlt; Google empfiehlt eines ab 112 × 112 Pixel.',
      'Geben Sie die volle Adresse der Bilddatei an.',
      'Logo',
    ],
    [
      !isGiven(data.phone),
      'note',
      'phone-advised',
      'Die Telefonnummer fehlt; Google empfiehlt sie.',
      'Ergänzen Sie die Nummer der Website.',
      'Telefon',
    ],
    [
      !isGiven(data.uid),
      'note',
      'uid-advised',
      'Die UID fehlt; sie unterscheidet Ihre Firma am sichersten von anderen.',
      'Tragen Sie sie ein, auch ohne MWST-Pflicht.',
      'UID',
    ],
    [
      !data.profiles.some(isGiven),
      'note',
      'profiles-advised',
      'Es sind keine eigenen Profile genannt.',
      'Nennen Sie Seiten, die Ihre Firma zeigen.',
      'Profile',
    ],
    [
      data.isVisitable && !isGiven(data.latitude),
      'note',
      'geo-advised',
      'Die Koordinaten fehlen; Google empfiehlt sie.',
      'Lesen Sie Breite und Länge aus einer Karte ab, mit fünf Stellen.',
      'Koordinaten',
    ],
    ...data.services.flatMap(({ name, url }, index): FindingRow[] => [
      [
        !isGiven(name),
        'warning',
        'service-name',
        'Die Leistung hat keinen Namen.',
        'Nennen Sie sie so wie auf ihrer Seite.',
        `Leistung ${index + 1}`,
      ],
      [
        !isAddress(url),
        'warning',
        'service-url',
        'Die Leistung hat keine eigene Adresse.',
        'Geben Sie die Seite der Leistung an.',
        `Leistung ${index + 1}`,
      ],
    ]),
  ])
  return data.isVisitable && isGiven(data.hours) ? [...findings, ...readHours(data.hours).findings] : findings
}

function isGiven(field: string): boolean {
  return field.trim() !== ''
}

const isAddress = (text: string) => comparable(text) !== undefined
