import type { Grade } from '../shared/finding.ts'
import { readPhone } from '../../lib/swiss-formats/phone.ts'
import { validUid } from '../../lib/swiss-formats/uid.ts'
import type { MasterData } from './read-master.ts'
import { isBusiness, meantType } from './types.ts'
import { isCanton } from './value-findings.ts'

type MasterRule = [
  rule: string,
  grade: Grade,
  place: string,
  isBroken: boolean,
  problem: string,
  remedy: string,
]

/** What Google requires or recommends of the fields, and what cannot be right in them. */
export function masterRules(data: MasterData): MasterRule[] {
  const meant = meantType(data.kind)
  return [
    [
      'name',
      data.isVisitable ? 'error' : 'warning',
      'Name',
      !isGiven(data.name),
      'Der Name fehlt.',
      'Tragen Sie den Rufnamen ein.',
    ],
    [
      'url',
      'error',
      'Startseite',
      !isAddress(data.url),
      'Die Startseite ist keine vollständige Adresse; ohne sie gibt es keine Kennung.',
      'Beginnen Sie mit https://.',
    ],
    [
      'https',
      'warning',
      'Startseite',
      isAddress(data.url) && !/^https:/i.test(data.url.trim()),
      'Die Startseite ist ohne Verschlüsselung angegeben.',
      'Nehmen Sie die Adresse mit https://.',
    ],
    [
      'address',
      'error',
      'Adresse',
      data.isVisitable && !hasAddress(data),
      'Für einen Betrieb mit Kundschaft vor Ort verlangt Google die Adresse.',
      'Ergänzen Sie Strasse, PLZ und Ort.',
    ],
    [
      'address-advised',
      'note',
      'Adresse',
      !data.isVisitable && !hasAddress(data),
      'Die Adresse ist unvollständig; Google empfiehlt sie, damit die Firma eindeutig ist.',
      'Ergänzen Sie Strasse, PLZ und Ort, sofern die Website sie zeigt.',
    ],
    [
      'postal-code',
      'warning',
      'PLZ',
      isGiven(data.postalCode) && !/^\d{4}$/.test(data.postalCode.trim()),
      'Eine Schweizer PLZ hat vier Ziffern.',
      'Prüfen Sie die PLZ.',
    ],
    [
      'logo-advised',
      'note',
      'Logo',
      !isGiven(data.logo) && !data.isVisitable,
      'Das Logo fehlt; Google empfiehlt eines ab 112 × 112 Pixel.',
      'Geben Sie die volle Adresse der Bilddatei an.',
    ],
    [
      'logo',
      'error',
      'Logo',
      isGiven(data.logo) && !isAddress(data.logo),
      'Das Logo hat keine vollständige Adresse.',
      'Beginnen Sie mit https://.',
    ],
    [
      'phone-advised',
      'note',
      'Telefon',
      !isGiven(data.phone),
      'Die Telefonnummer fehlt; Google empfiehlt sie.',
      'Ergänzen Sie die Nummer der Website.',
    ],
    [
      'phone',
      'warning',
      'Telefon',
      isGiven(data.phone) && !/^\+[1-9][\d\s()/.-]{6,24}$/.test(data.phone.trim()),
      'Die Telefonnummer beginnt nicht mit der Landesvorwahl oder ist keine.',
      'Schreiben Sie «+41 …» ohne die führende Null.',
    ],
    [
      'phone-zero',
      'warning',
      'Telefon',
      /\(0\)/.test(data.phone),
      '«(0)» in der Nummer wählen manche Geräte mit.',
      'Lassen Sie «(0)» weg.',
    ],
    [
      'uid',
      'error',
      'UID',
      isGiven(data.uid) && !validUid(data.uid),
      'Die UID ist keine: Form oder Prüfziffer stimmt nicht.',
      'Vergleichen Sie mit dem UID-Register; das Feld bleibt sonst weg.',
    ],
    [
      'uid-advised',
      'note',
      'UID',
      !isGiven(data.uid),
      'Die UID fehlt; sie unterscheidet Ihre Firma am sichersten von anderen.',
      'Tragen Sie sie ein, auch ohne MWST-Pflicht.',
    ],
    [
      'profiles-advised',
      'note',
      'Profile',
      !data.profiles.some(isGiven),
      'Es sind keine eigenen Profile genannt.',
      'Nennen Sie Seiten, die Ihre Firma zeigen.',
    ],
    [
      'geo-advised',
      'note',
      'Koordinaten',
      data.isVisitable && !isGiven(data.latitude),
      'Die Koordinaten fehlen; Google empfiehlt sie.',
      'Lesen Sie Breite und Länge aus einer Karte ab, mit fünf Stellen.',
    ],
    [
      'geo',
      'warning',
      'Koordinaten',
      data.isVisitable && !isExact(data),
      'Die Koordinaten sind keine oder haben weniger als fünf Stellen nach dem Punkt.',
      'Schreiben Sie zum Beispiel 47.13713 und 7.24608.',
    ],
    [
      'swapped',
      'error',
      'Koordinaten',
      isSwapped(data),
      'Breite und Länge sind vertauscht: So liegt der Betrieb vor Somalia.',
      'Zuerst die Breite (in der Schweiz 45 bis 48), dann die Länge (5 bis 11).',
    ],
    [
      'canton',
      'error',
      'Kanton',
      isGiven(data.canton) && !isCanton(data.canton),
      'Das ist kein Kürzel eines Kantons.',
      'Schreiben Sie zwei Buchstaben, etwa ZH.',
    ],
    [
      'phone-length',
      'error',
      'Telefon',
      /^\s*\+41/.test(data.phone) && readPhone(data.phone)?.isValid !== true,
      'Das ist keine Schweizer Telefonnummer.',
      'Nach +41 folgen neun Ziffern, etwa +41 44 123 45 67.',
    ],
    [
      'image',
      'error',
      'Bild',
      isGiven(data.image) && !isAddress(data.image),
      'Das Bild hat keine vollständige Adresse.',
      'Beginnen Sie mit https://.',
    ],
    [
      'price-range',
      'warning',
      'Preisspanne',
      data.priceRange.trim().length >= 100,
      'Die Preisspanne hat 100 Zeichen oder mehr; Google zeigt sie dann nicht.',
      'Kürzen Sie auf eine Spanne wie «CHF 80–160».',
    ],
    [
      'kind',
      'warning',
      'Typ',
      data.isVisitable && isGiven(data.kind) && !isBusiness([data.kind]),
      'Den Typ kennen wir nicht als Betrieb vor Ort.',
      meant ? `Meinten Sie «${meant}»?` : 'Suchen Sie ihn auf schema.org unter «LocalBusiness».',
    ],
    [
      'professional-service',
      'warning',
      'Typ',
      data.isVisitable && data.kind.trim() === 'ProfessionalService',
      'schema.org hat «ProfessionalService» in der allgemeinen Bedeutung aufgegeben.',
      'Nehmen Sie einen genaueren Typ oder «LocalBusiness».',
    ],
    [
      'founded',
      'error',
      'Gründungsjahr',
      isGiven(data.founded) && !isFounded(data.founded),
      'Das ist kein Jahr und kein Tag nach ISO 8601; es bleibt weg.',
      'Schreiben Sie 1998 oder 1998-03-01.',
    ],
    [
      'email',
      'warning',
      'E-Mail',
      isGiven(data.email) && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(data.email.trim().slice(0, 300)),
      'Die E-Mail-Adresse ist keine.',
      'Prüfen Sie sie.',
    ],
  ]
}

export function isGiven(field: string): boolean {
  return field.trim() !== ''
}

/** Whether it says protocol and host, as structured data ask for. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text.trim()) && URL.canParse(text.trim())
}

/** A year, or a day: «1998», «1998-03-01». */
export function isFounded(text: string): boolean {
  return /^\d{4}(-\d\d(-\d\d)?)?$/.test(text.trim())
}

function hasAddress({ street, postalCode, locality }: MasterData): boolean {
  return [street, postalCode, locality].every(isGiven)
}

function isSwapped({ latitude, longitude }: MasterData): boolean {
  const [north, east] = [Number(latitude.replace(',', '.')), Number(longitude.replace(',', '.'))]
  return north > 5.5 && north < 11 && east > 45.5 && east < 48.2
}

function isExact({ latitude, longitude }: MasterData): boolean {
  if (!isGiven(latitude) && !isGiven(longitude)) return true
  return isExactDegree(latitude, 90) && isExactDegree(longitude, 180)
}

function isExactDegree(text: string, most: number): boolean {
  return /^-?\d{1,3}[.,]\d{5,}$/.test(text.trim()) && Math.abs(Number.parseFloat(text)) <= most
}
