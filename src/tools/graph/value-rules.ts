import { readPhone } from '../../lib/swiss-formats/phone.ts'
import { readUid } from '../../lib/swiss-formats/uid.ts'
import type { Grade } from '../shared/finding.ts'
import { form, isDate } from './data-types.ts'
import { textsOf, typesOf, type JsonObject } from './read.ts'

/** The format of the values of some properties. */
interface ValueRule {
  keys: RegExp
  isRight: (text: string, node: JsonObject) => boolean
  grade?: Grade
  rule?: string
  problem?: string
  remedy: string | ((text: string) => string)
}

/** The rules for all types. Empty values are ignored. */
export const valueRules: readonly ValueRule[] = [
  {
    keys: /^(price|lowPrice|highPrice)$/,
    isRight: form(/^\d+(\.\d+)?$/),
    remedy: 'Schreiben Sie eine blosse Zahl mit Punkt, etwa 12.50; die Währung gehört in «priceCurrency».',
  },
  {
    keys: /^priceCurrency$/,
    isRight: (text) => Intl.supportedValuesOf('currency').includes(text),
    remedy: 'Schreiben Sie drei Grossbuchstaben nach ISO 4217, etwa CHF.',
  },
  {
    keys: /^email$/,
    isRight: form(/^(mailto:)?[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/i),
    remedy: 'Schreiben Sie eine Adresse wie info@ihre-firma.ch.',
  },
  {
    keys: /^openingHours$/,
    isRight: form(
      /^(?=.*\d)(Mo|Tu|We|Th|Fr|Sa|Su|([01]\d|2[0-4]):[0-5]\d[-–]([01]\d|2[0-4]):[0-5]\d|[-–,; ])+$/,
    ),
    grade: 'warning',
    problem:
      '«openingHours» ist anders geschrieben, als schema.org es verlangt; Tage ohne Zeit heissen rund um die Uhr.',
    remedy: 'Schreiben Sie «Mo-Fr 08:00-17:00», mit den Tagen Mo Tu We Th Fr Sa Su.',
  },
  {
    keys: /^(endDate|validThrough)$/,
    isRight: (text, { startDate, validFrom }) => !isBefore(text, textsOf(startDate ?? validFrom)[0]),
    problem: 'Das Ende liegt vor dem Anfang.',
    remedy: 'Vergleichen Sie die beiden Daten.',
  },
  {
    keys: /^(validThrough|priceValidUntil)$/,
    isRight: (text, node) => typesOf(node).includes('OpeningHoursSpecification') || !isPast(text),
    grade: 'warning',
    problem: 'Die Stelle oder der Preis gilt nicht mehr; Google zeigt den Eintrag dann vielleicht nicht.',
    remedy: 'Setzen Sie ein künftiges Datum, oder nehmen Sie den Eintrag von der Website.',
  },
  {
    keys: /^(value|minValue|maxValue)$/,
    isRight: (text, node) =>
      !typesOf(node).some((type) => /^(MonetaryAmount|QuantitativeValue)$/.test(type)) ||
      /^-?\d+(\.\d+)?$/.test(text),
    remedy: 'Schreiben Sie eine blosse Zahl mit Punkt, etwa 5000.',
  },
  {
    keys: /^unitText$/,
    isRight: (text) =>
      !/^(?:Stunde|Tag|Woche|Monat|Jahr|hour|day|week|month|year)/i.test(text) ||
      /^(?:HOUR|DAY|WEEK|MONTH|YEAR)$/.test(text),
    grade: 'note',
    problem: 'Die Einheit ist ein Wort der Sprache; beim Lohn liest Google es nicht.',
    remedy: 'Schreiben Sie beim Lohn HOUR, DAY, WEEK, MONTH oder YEAR.',
  },
  {
    keys: /^(employmentType|jobLocationType)$/,
    isRight: form(/^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER|TELECOMMUTE)$/),
    remedy:
      'Google liest FULL_TIME, PART_TIME, CONTRACTOR, TEMPORARY, INTERN, VOLUNTEER, PER_DIEM, OTHER; für Arbeit ganz ohne Büro als «jobLocationType» TELECOMMUTE.',
  },
  {
    keys: /^gtin(8|12|13|14)?$/,
    isRight: isGtin,
    grade: 'warning',
    remedy: 'Schreiben Sie die 8, 12, 13 oder 14 Ziffern unter dem Strichcode ab.',
  },
  {
    keys: /^(name|alternateName|legalName|headline|title|streetAddress|addressLocality|url)$/,
    isRight: (text) => !/&(#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text),
    grade: 'note',
    problem: 'Ein Name oder eine Adresse enthält HTML wie «&amp;»; in JSON-LD bleibt es so stehen.',
    remedy: 'Schreiben Sie das Zeichen selbst, etwa «&» oder «ü».',
  },
  {
    keys: /^(name|legalName|url|email)$/,
    isRight: (text) =>
      !/^\[.*\]$|^ihr(e|en)? ?(firm|unternehmen)|[/@.]example\.|\bihre-(domain|firma|website)\b/i.test(text),
    grade: 'warning',
    rule: 'template',
    problem: 'Ein Name oder eine Adresse ist noch die der Vorlage.',
    remedy: 'Setzen Sie Ihre eigenen Angaben ein.',
  },
  {
    keys: /^addressLocality$/,
    isRight: (text) => !/^(CH[- ]?)?\d{4}\b/.test(text),
    grade: 'warning',
    problem: 'Vor dem Ort steht die PLZ.',
    remedy: 'Setzen Sie sie in «postalCode».',
  },
  {
    keys: /^telephone$/,
    isRight: (text) => /^\+(?!.*\(0\))/.test(text) || isIncomplete(text),
    grade: 'warning',
    problem: 'Die Telefonnummer beginnt nicht mit «+» und der Landesvorwahl, oder sie enthält «(0)».',
    remedy: 'Schreiben Sie «+41 …» ohne die Null.',
  },
  {
    keys: /^telephone$/,
    isRight: (text) => !isIncomplete(text) && (!text.startsWith('+41') || readPhone(text)?.isValid === true),
    problem: 'Das ist keine Schweizer Telefonnummer.',
    remedy: 'Nach +41 folgen neun Ziffern, etwa +41 44 123 45 67.',
  },
  {
    keys: /^postalCode$/,
    isRight: (text, node) => !isSwiss(node) || /^\d{4}$/.test(text),
    grade: 'warning',
    problem: 'Eine Schweizer PLZ hat vier Ziffern.',
    remedy: (text) => {
      const [code, digits] = /^(?:CH[- ]?)?(\d{4}) \p{L}/iu.exec(text) ?? []
      return code === undefined
        ? 'Prüfen Sie die PLZ.'
        : `Schreiben Sie ${digits}; der Ort gehört ins Feld Ort («addressLocality»).`
    },
  },
  {
    keys: /^addressRegion$/,
    isRight: (text, node) => !isSwiss(node) || text.length !== 2 || cantons.includes(text.toUpperCase()),
    remedy: 'Schreiben Sie das Kürzel des Kantons, etwa ZH.',
  },
  {
    keys: /^addressCountry$/,
    isRight: (text) => !/^(Schweiz|Suisse|Svizzera|Switzerland)$/i.test(text),
    grade: 'note',
    problem: 'Das Land der Adresse ist ein Name statt eines Kürzels.',
    remedy: 'Schreiben Sie «CH».',
  },
  {
    keys: /^(latitude|longitude)$/,
    isRight: form(/^-?\d+(\.\d+)?$/),
    remedy: (text) => `Punkt statt Komma: ${/^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : '47.49888'}.`,
  },
  {
    keys: /^(latitude|longitude)$/,
    isRight: form(/[.,]\d{5,}$/),
    grade: 'warning',
    problem: 'Die Koordinaten haben weniger als fünf Stellen nach dem Punkt.',
    remedy: 'Geben Sie fünf an, als Text, wenn eine Null am Ende steht.',
  },
  {
    keys: /^latitude$/,
    isRight: (_, { latitude, longitude }) => isOnEarth(Number(latitude), Number(longitude)),
    problem: 'Breite und Länge sind vertauscht (so liegt der Betrieb vor Somalia) oder nicht auf der Erde.',
    remedy: 'Zuerst die Breite (in der Schweiz 45 bis 48), dann die Länge (5 bis 11).',
  },
  {
    keys: /^(vatID|taxID|iso6523Code)$/,
    isRight: (text) => !/^(0183:)?CHE/i.test(text) || readUid(text.replace(/^0183:/, ''))?.isValid === true,
    problem: 'Das ist keine Schweizer UID: Es sind nicht neun Ziffern, oder die Prüfziffer stimmt nicht.',
    remedy: 'Schreiben Sie die UID aus dem Register ab (uid.admin.ch).',
  },
]

/** Whether a day has passed. What is not a date is reported by its data type. */
const isPast = (text: string) =>
  isDate(text) && text.length >= 10 && text.slice(0, 10) < new Date().toISOString().slice(0, 10)

/** Whether a period ends before it begins, as far as both are given to the same precision. */
function isBefore(end: string, start = ''): boolean {
  const length = Math.min(end.length, start.length, '2026-12-01T19:30'.length)
  return isDate(end) && isDate(start) && end.slice(0, length) < start.slice(0, length)
}

/** Whether a phone number has fewer digits than a Swiss number at home. */
function isIncomplete(text: string): boolean {
  return /^0[1-9]/.test(text) && text.replace(/\D/g, '').length < 10
}

/** Whether the check digit of a GTIN is right (GS1). It may also be a URL. */
function isGtin(text: string): boolean {
  if (/^https?:/.test(text)) return true
  const sum = Array.from(text)
    .toReversed()
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 ? 3 : 1), 0)
  return /^(\d{8}|\d{12,14})$/.test(text) && sum % 10 === 0
}

function isSwiss({ addressCountry }: JsonObject): boolean {
  return textsOf(addressCountry).some((country) => /^(CH|Schweiz|Switzerland)$/i.test(country.trim()))
}

const cantons = 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' ')

/** Whether there may be a business. Switzerland and Liechtenstein are at 45.8 to 47.9 north and 5.9 to 10.6 east; swapped, that is in the sea off Somalia. */
function isOnEarth(north: number, east: number): boolean {
  const isSwapped = north > 5.5 && north < 11 && east > 45.5 && east < 48.2
  return !(isSwapped || Math.abs(north) > 90 || Math.abs(east) > 180)
}
