import { canParseUrl } from '../../lib/can-parse-url.ts'
import { validUid } from '../../lib/swiss-formats/uid.ts'
import { findingOf, type Finding, type Grade } from '../shared/finding.ts'
import { isDegree } from './build.ts'
import { hoursFindings } from './hours.ts'
import { readHours } from './read-hours.ts'
import type { MasterData } from './read-master.ts'
import { isBusiness, isKnownType } from './types.ts'

/** Findings that a check of the built graph cannot have: missing master data, and invalid ones that were left out. */
export function masterFindings(data: MasterData): Finding[] {
  const findings: Finding[] = []
  const add = (
    applies: boolean,
    grade: Grade,
    rule: string,
    place: string,
    problem: string,
    remedy: string,
  ) => {
    if (applies) findings.push(findingOf(grade, `graph/${rule}`, problem, remedy, place))
  }
  const parts = [data.street, data.postalCode, data.locality]
  const isPartly = parts.some(isGiven) || !data.isVisitable
  add(
    !isAddress(data.url),
    'error',
    'url',
    'Startseite',
    'Die Startseite ist keine vollständige Adresse; ohne sie gibt es keine Kennung.',
    'Beginnen Sie mit https://.',
  )
  add(
    isAddress(data.url) && !/^https:/i.test(data.url.trim()),
    'warning',
    'https',
    'Startseite',
    'Die Startseite ist ohne Verschlüsselung angegeben.',
    'Nehmen Sie die Adresse mit https://.',
  )
  add(
    isPartly && !parts.every(isGiven),
    data.isVisitable ? 'warning' : 'note',
    'address-advised',
    'Adresse',
    'Die Adresse ist unvollständig; Google erkennt die Firma auch daran.',
    'Ergänzen Sie Strasse, PLZ und Ort, sofern die Website sie zeigt.',
  )
  add(
    isGiven(data.uid) && !validUid(data.uid),
    'error',
    'uid',
    'UID',
    'Die UID ist keine: Form oder Prüfziffer stimmt nicht.',
    'Vergleichen Sie mit dem UID-Register; das Feld bleibt sonst weg.',
  )
  add(
    data.isVisitable &&
      (isGiven(data.latitude) || isGiven(data.longitude)) &&
      !(isDegree(data.latitude) && isDegree(data.longitude)),
    'warning',
    'geo',
    'Koordinaten',
    'Die Koordinaten sind nicht zu lesen und bleiben weg.',
    'Schreiben Sie zum Beispiel 47.13713, 7.24608.',
  )
  add(
    data.isVisitable && isKnownType(data.kind) && !isBusiness([data.kind]),
    'warning',
    'kind',
    'Typ',
    'Den Typ kennen wir nicht als Betrieb vor Ort.',
    'Suchen Sie ihn auf schema.org unter «LocalBusiness».',
  )
  const advised: [isMissing: boolean, rule: string, place: string, problem: string, remedy: string][] = [
    [
      !isGiven(data.logo) && !data.isVisitable,
      'logo',
      'Logo',
      'Das Logo fehlt; Google empfiehlt eines ab 112 × 112 Pixel.',
      'Geben Sie die volle Adresse der Bilddatei an.',
    ],
    [
      !isGiven(data.phone),
      'phone',
      'Telefon',
      'Die Telefonnummer fehlt; Google empfiehlt sie.',
      'Ergänzen Sie die Nummer der Website.',
    ],
    [
      !isGiven(data.uid),
      'uid',
      'UID',
      'Die UID fehlt; sie unterscheidet Ihre Firma am sichersten von anderen.',
      'Tragen Sie sie ein, auch ohne MWST-Pflicht.',
    ],
    [
      !data.profiles.some(isGiven),
      'profiles',
      'Profile',
      'Es sind keine eigenen Profile genannt.',
      'Nennen Sie Seiten, die Ihre Firma zeigen.',
    ],
    [
      data.isVisitable && !isGiven(data.latitude),
      'geo',
      'Koordinaten',
      'Die Koordinaten fehlen; Google empfiehlt sie.',
      'Lesen Sie Breite und Länge aus einer Karte ab, mit fünf Stellen.',
    ],
  ]
  for (const [isMissing, rule, place, problem, remedy] of advised)
    add(isMissing, 'note', `${rule}-advised`, place, problem, remedy)
  for (const [index, { name, url }] of data.services.entries()) {
    const place = `Leistung ${index + 1}`
    const remedy = 'Nennen Sie sie so wie auf ihrer Seite.'
    add(!isGiven(name), 'warning', 'service-name', place, 'Die Leistung hat keinen Namen.', remedy)
    const problem = 'Die Leistung hat keine eigene Adresse.'
    add(!isAddress(url), 'warning', 'service-url', place, problem, 'Geben Sie die Seite der Leistung an.')
  }
  if (!data.isVisitable || !isGiven(data.hours)) return findings
  const { week, special, findings: unread } = readHours(data.hours)
  return [...findings, ...unread, ...hoursFindings(week, special)]
}

function isGiven(field: string): boolean {
  return field.trim() !== ''
}

/** Whether it is an absolute URL. */
function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text.trim()) && canParseUrl(text.trim())
}
