import type { Finding, Grade } from '../finding.ts'
import type { MasterData } from './master-data.ts'
import { isBusiness, meantType } from './types.ts'
import { validUid } from '../swiss-formats/uid.ts'

/** What Google requires or recommends for the type that fits, and what of the master data cannot be right. */
export function masterFindings(data: MasterData): Finding[] {
  const meant = meantType(data.kind)
  const rules: [boolean, Grade, string, string, string, string?][] = [
    [!data.name.trim(), grade(data), 'graph/name', 'Der Name fehlt.', 'Tragen Sie den Rufnamen ein.', 'Name'],
    [
      !isAddress(data.url),
      'error',
      'graph/url',
      'Die Startseite ist keine vollständige Adresse; ohne sie gibt es keine Kennung.',
      'Beginnen Sie mit https://.',
      'Startseite',
    ],
    [
      isAddress(data.url) && !/^https:/i.test(data.url.trim()),
      'warning',
      'graph/https',
      'Die Startseite ist ohne Verschlüsselung angegeben.',
      'Nehmen Sie die Adresse mit https://, auf die Ihre Website umleitet.',
      'Startseite',
    ],
    [
      data.isVisitable && !hasAddress(data),
      'error',
      'graph/address',
      'Für einen Betrieb mit Kundschaft vor Ort verlangt Google die Adresse.',
      'Ergänzen Sie Strasse, PLZ und Ort.',
      'Adresse',
    ],
    [
      !data.isVisitable && !hasAddress(data),
      'note',
      'graph/address-advised',
      'Die Adresse ist unvollständig; Google empfiehlt sie, damit die Firma eindeutig ist.',
      'Ergänzen Sie Strasse, PLZ und Ort, sofern die Website sie zeigt.',
      'Adresse',
    ],
    [
      !!data.postalCode.trim() && !/^\d{4}$/.test(data.postalCode.trim()),
      'warning',
      'graph/postal-code',
      'Eine Schweizer PLZ hat vier Ziffern.',
      'Prüfen Sie die PLZ.',
      'PLZ',
    ],
    [
      !data.logo.trim() && !data.isVisitable,
      'note',
      'graph/logo-advised',
      'Das Logo fehlt; Google empfiehlt eines ab 112 × 112 Pixel.',
      'Geben Sie die volle Adresse der Bilddatei an.',
      'Logo',
    ],
    [
      !!data.logo.trim() && !isAddress(data.logo),
      'error',
      'graph/logo',
      'Das Logo hat keine vollständige Adresse.',
      'Beginnen Sie mit https://.',
      'Logo',
    ],
    [
      !data.phone.trim(),
      'note',
      'graph/phone-advised',
      'Die Telefonnummer fehlt; Google empfiehlt sie.',
      'Ergänzen Sie die Nummer, die auf der Website steht.',
      'Telefon',
    ],
    [
      !!data.phone.trim() && !/^\+[1-9][\d\s()/.-]{6,24}$/.test(data.phone.trim()),
      'warning',
      'graph/phone',
      'Die Telefonnummer beginnt nicht mit der Landesvorwahl oder ist keine.',
      'Schreiben Sie «+41 …» ohne die führende Null.',
      'Telefon',
    ],
    [
      /\(0\)/.test(data.phone),
      'warning',
      'graph/phone-zero',
      '«(0)» in der Nummer wählen manche Geräte mit.',
      'Lassen Sie «(0)» weg.',
      'Telefon',
    ],
    [
      !!data.uid.trim() && !validUid(data.uid),
      'error',
      'graph/uid',
      'Die UID ist keine: Form oder Prüfziffer stimmt nicht.',
      'Vergleichen Sie mit dem UID-Register; das Feld bleibt sonst weg.',
      'UID',
    ],
    [
      !data.uid.trim(),
      'note',
      'graph/uid-advised',
      'Die UID fehlt; sie unterscheidet Ihre Firma am sichersten von anderen.',
      'Tragen Sie sie ein, auch ohne MWST-Pflicht.',
      'UID',
    ],
    [
      data.profiles.every((profile) => !profile.trim()),
      'note',
      'graph/profiles-advised',
      'Es sind keine eigenen Profile genannt.',
      'Nennen Sie Seiten, die Ihre Firma als Ganzes zeigen.',
      'Profile',
    ],
    [
      data.isVisitable && !data.latitude.trim(),
      'note',
      'graph/geo-advised',
      'Die Koordinaten fehlen; Google empfiehlt sie.',
      'Lesen Sie Breite und Länge aus einer Karte ab, mit fünf Stellen.',
      'Koordinaten',
    ],
    [
      data.isVisitable && !isExact(data),
      'warning',
      'graph/geo',
      'Die Koordinaten sind keine oder haben weniger als fünf Stellen nach dem Punkt.',
      'Schreiben Sie zum Beispiel 47.13713 und 7.24608.',
      'Koordinaten',
    ],
    [
      data.priceRange.trim().length >= 100,
      'warning',
      'graph/price-range',
      'Die Preisspanne ist 100 Zeichen lang oder länger; Google zeigt sie dann nicht.',
      'Kürzen Sie auf eine Spanne wie «CHF 80–160».',
      'Preisspanne',
    ],
    [
      data.isVisitable && !!data.kind.trim() && !isBusiness([data.kind]),
      'warning',
      'graph/kind',
      'Den Typ kennen wir nicht als Betrieb vor Ort.',
      meant ? `Meinten Sie «${meant}»?` : 'Suchen Sie ihn auf schema.org unter «LocalBusiness».',
      'Typ',
    ],
    [
      data.isVisitable && data.kind.trim() === 'ProfessionalService',
      'warning',
      'graph/professional-service',
      'schema.org hat «ProfessionalService» in der allgemeinen Bedeutung aufgegeben.',
      'Nehmen Sie einen genaueren Typ oder «LocalBusiness».',
      'Typ',
    ],
    [
      !!data.email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(data.email.trim().slice(0, 300)),
      'warning',
      'graph/email',
      'Die E-Mail-Adresse ist keine.',
      'Prüfen Sie die Schreibweise.',
      'E-Mail',
    ],
  ]
  const found = rules.flatMap(([applies, ofGrade, rule, problem, remedy, place]) =>
    applies ? [{ grade: ofGrade, rule, problem, remedy, ...(place && { place }) }] : [],
  )
  return [
    ...found,
    ...data.profiles.flatMap((profile) => profileFindings(profile, data.url)),
    ...data.services.flatMap(serviceFindings),
  ]
}

const grade = ({ isVisitable }: MasterData): Grade => (isVisitable ? 'error' : 'warning')

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text.trim()) && URL.canParse(text.trim())
}

function hasAddress({ street, postalCode, locality }: MasterData): boolean {
  return [street, postalCode, locality].every((one) => one.trim() !== '')
}

function isExact({ latitude, longitude }: MasterData): boolean {
  if (!latitude.trim() && !longitude.trim()) return true
  return isExactDegree(latitude, 90) && isExactDegree(longitude, 180)
}

function isExactDegree(text: string, most: number): boolean {
  return /^-?\d{1,3}[.,]\d{5,}$/.test(text.trim()) && Math.abs(Number.parseFloat(text)) <= most
}

function profileFindings(profile: string, url: string): Finding[] {
  const shown = profile.trim().slice(0, 80)
  if (!shown) return []
  const place = `Profil «${shown}»`
  if (!isAddress(profile)) {
    return [
      {
        grade: 'error',
        rule: 'graph/profile',
        problem: 'Das Profil hat keine vollständige Adresse.',
        remedy: 'Beginnen Sie mit https://.',
        place,
      },
    ]
  }
  if (isAddress(url) && new URL(profile.trim()).host === new URL(url.trim()).host) {
    return [
      {
        grade: 'warning',
        rule: 'graph/own-profile',
        problem: 'Das Profil liegt auf der eigenen Website.',
        remedy: 'In sameAs gehören fremde Seiten, welche dieselbe Firma zeigen.',
        place,
      },
    ]
  }
  return []
}

function serviceFindings({ name, url }: MasterData['services'][number], index: number): Finding[] {
  const place = `Leistung ${index + 1}`
  if (!name.trim())
    return [
      {
        grade: 'warning',
        rule: 'graph/service-name',
        problem: 'Die Leistung hat keinen Namen.',
        remedy: 'Nennen Sie sie so wie auf ihrer Seite.',
        place,
      },
    ]
  if (!isAddress(url))
    return [
      {
        grade: 'warning',
        rule: 'graph/service-url',
        problem: 'Die Leistung hat keine eigene Adresse; ihre Kennung hängt dann von der Reihenfolge ab.',
        remedy: 'Geben Sie die Seite der Leistung an.',
        place,
      },
    ]
  return []
}
