import { validUid } from '../../lib/swiss-formats/uid.ts'
import { comparable } from '../shared/compare-addresses.ts'
import { findingsOf, listFindings, type Finding } from '../shared/finding.ts'
import { isDegree } from './build.ts'
import { readHours } from './read-hours.ts'
import type { MasterData } from './read-master.ts'
import { isBusiness, meantType } from './types.ts'

const told = findingsOf('graph')

/** Findings that a check of the built graph cannot have: missing master data, and invalid ones that were left out. */
export function masterFindings(data: MasterData): Finding[] {
  const { isVisitable, latitude, longitude } = data
  const meant = meantType(data.kind)
  const parts = [data.street, data.postalCode, data.locality]
  const advised = [
    ['Telefon', data.phone],
    ['UID', data.uid],
    ['Profile', data.profiles.join('')],
    isVisitable ? ['Koordinaten', latitude] : ['Logo', data.logo],
  ].flatMap(([label = '', text = '']) => (text ? [] : [label]))
  const findings: Finding[] = []
  if (data.name === '') {
    const problem = 'Der Name fehlt.'
    findings.push(told('error', 'no-name', problem, 'Tragen Sie den Namen auf dem Schild ein.', 'Name'))
  }
  if (!isAddress(data.url)) {
    const problem = 'Die Startseite ist keine vollständige Adresse; ohne sie entsteht kein JSON-LD.'
    findings.push(told('error', 'url', problem, 'Beginnen Sie mit https://.', 'Startseite'))
  }
  if (isVisitable && !parts.some(Boolean)) {
    const problem = 'Strasse, PLZ und Ort fehlen; Google verlangt sie für einen Betrieb vor Ort.'
    const remedy = 'Empfängt Ihr Betrieb niemanden, wählen Sie oben «Nein».'
    findings.push(told('warning', 'address-advised', problem, remedy, 'Strasse'))
  } else if (!parts.every(Boolean)) {
    const problem = 'Die Adresse ist unvollständig; Google erkennt die Firma auch daran.'
    const remedy = 'Ergänzen Sie Strasse, PLZ und Ort, sofern die Website sie zeigt.'
    findings.push(told(isVisitable ? 'warning' : 'note', 'address-advised', problem, remedy, 'Strasse'))
  }
  if (data.uid !== '' && !validUid(data.uid)) {
    const problem = 'Das ist keine UID: Form oder Prüfziffer stimmt nicht.'
    const remedy = 'Vergleichen Sie mit dem UID-Register; das Feld bleibt sonst weg.'
    findings.push(told('error', 'uid', problem, remedy, 'UID'))
  }
  if (latitude + longitude !== '' && !(isDegree(latitude) && isDegree(longitude))) {
    const problem = 'Die Koordinaten sind nicht zu lesen und bleiben weg.'
    const remedy =
      'Klicken Sie in Google Maps mit der rechten Maustaste auf den Eingang und kopieren Sie die Zahlen, etwa 47.13713, 7.24608.'
    findings.push(told('warning', 'geo', problem, remedy, 'Koordinaten'))
  }
  if (data.kind !== '' && !isBusiness([data.kind])) {
    const problem = `«${data.kind.slice(0, 40)}» ist nicht in der Liste; im JSON-LD steht «LocalBusiness», das gilt für jeden Betrieb vor Ort.`
    const remedy = meant ? `Meinten Sie «${meant}»?` : 'Passt ein Typ der Liste genauer, wählen Sie ihn.'
    findings.push(told(meant ? 'warning' : 'unchecked', 'kind', problem, remedy, 'Typ'))
  }
  if (advised.length > 0) {
    const problem = `Es fehlen noch: ${advised.join(', ')}. Auch daran erkennt Google die Firma.`
    findings.push(told('note', 'advised', problem, 'Ergänzen Sie, was davon Ihre Website zeigt.'))
  }
  for (const [index, { name, url }] of data.services.entries()) {
    const place = `Leistung ${index + 1}`
    if (name === '') {
      const remedy = 'Schreiben Sie «Name; Adresse; Gebiet».'
      findings.push(told('warning', 'service', 'Der Leistung fehlt der Name.', remedy, place))
    }
    if (url !== '' && !isAddress(url)) {
      const problem = `«${url.slice(0, 60)}» ist nicht die ganze Adresse einer Seite.`
      const remedy = 'Beginnen Sie mit https://. Ohne eigene Seite lassen Sie die Adresse leer.'
      findings.push(told('warning', 'service-address', problem, remedy, place))
    }
  }
  const ofHours = data.hours === '' ? [] : listFindings(readHours(data.hours).findings)
  return [
    ...findings,
    ...ofHours.map((finding) => ({
      ...finding,
      place: ['Öffnungszeiten', finding.place].filter(Boolean).join(', '),
    })),
  ]
}

export const isAddress = (text: string) => comparable(text) !== undefined
