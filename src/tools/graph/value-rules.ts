import { readPhone } from '../../lib/swiss-formats/phone.ts'
import { readUid } from '../../lib/swiss-formats/uid.ts'
import { dayNumber } from '../shared/calendar-day.ts'
import type { Grade } from '../shared/finding.ts'
import { textsOf, type JsonObject } from './read.ts'
import { bareType } from './types.ts'

/** The format of the values of some properties. */
interface ValueRule {
  keys: RegExp
  isRight: (text: string, node: JsonObject) => boolean
  grade?: Grade
  problem?: string
  remedy: string
}

const form = (pattern: RegExp) => (text: string) => pattern.test(text)

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
    keys: /^availability$/,
    isRight: form(
      /^(https?:\/\/schema\.org\/)?(BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|MadeToOrder|OnlineOnly|OutOfStock|PreOrder|PreSale|Reserved|SoldOut)$/,
    ),
    remedy: 'Schreiben Sie einen Wert von schema.org, etwa https://schema.org/InStock.',
  },
  {
    keys: /^(url|logo|image|contentUrl|embedUrl|thumbnailUrl)$/,
    isRight: form(/^(https?:\/\/[^\s/]|\/|#|data:)/i),
    remedy: 'Beginnen Sie mit https://.',
  },
  {
    keys: /^email$/,
    isRight: form(/^(mailto:)?[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/i),
    remedy: 'Schreiben Sie eine Adresse wie info@ihre-firma.ch.',
  },
  {
    keys: /^(opens|closes)$/,
    isRight: form(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d\d:\d\d)?$|^24:00(:00)?$/),
    remedy: 'Schreiben Sie hh:mm, etwa 08:00.',
  },
  {
    keys: /^dayOfWeek$/,
    isRight: form(/^(https?:\/\/schema\.org\/)?((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|PublicHolidays)$/),
    remedy: 'Schreiben Sie den Tag englisch, etwa Monday.',
  },
  {
    keys: /^openingHours$/,
    isRight: form(/^(Mo|Tu|We|Th|Fr|Sa|Su|\d\d:\d\d|[-–,; ])+$/),
    remedy: 'Schreiben Sie «Mo-Fr 08:00-17:00», mit den Tagen Mo Tu We Th Fr Sa Su.',
  },
  {
    keys: /^(startDate|endDate|datePublished|dateModified|datePosted|uploadDate|validFrom|validThrough)$/,
    isRight: isDate,
    remedy: 'Schreiben Sie 2026-11-23 oder 2026-11-23T19:30+01:00.',
  },
  {
    keys: /^validThrough$/,
    isRight: (text, node) =>
      !textsOf(node['@type']).some((type) => bareType(type) === 'JobPosting') ||
      !isDate(text) ||
      text.length < 10 ||
      text.slice(0, 10) >= new Date().toISOString().slice(0, 10),
    grade: 'warning',
    problem: 'Die Stelle ist laut «validThrough» abgelaufen; Google zeigt sie nicht mehr.',
    remedy: 'Verlängern Sie die Frist, oder nehmen Sie die Stelle von der Website.',
  },
  {
    keys: /^foundingDate$/,
    isRight: isDate,
    remedy: 'Schreiben Sie 1998 oder 1998-03-01.',
  },
  {
    keys: /^(totalTime|prepTime|cookTime|duration)$/,
    isRight: form(/^P(?=.)(\d+[YMWD])*(T(?=.)(\d+(\.\d+)?[HMS])+)?$/),
    remedy: 'Schreiben Sie die Dauer nach ISO 8601, etwa PT30M für 30 Minuten.',
  },
  {
    keys: /^telephone$/,
    isRight: form(/^\+/),
    grade: 'warning',
    problem: 'Die Telefonnummer beginnt nicht mit «+» und der Landesvorwahl.',
    remedy: 'Schreiben Sie «+41 …» ohne die führende Null.',
  },
  {
    keys: /^telephone$/,
    isRight: (text) => !text.includes('(0)'),
    grade: 'warning',
    problem: '«(0)» in der Telefonnummer wählen manche Geräte mit.',
    remedy: 'Lassen Sie «(0)» weg.',
  },
  {
    keys: /^telephone$/,
    isRight: (text) => !text.startsWith('+41') || readPhone(text)?.isValid === true,
    problem: 'Das ist keine Schweizer Telefonnummer.',
    remedy: 'Nach +41 folgen neun Ziffern, etwa +41 44 123 45 67.',
  },
  {
    keys: /^postalCode$/,
    isRight: (text, node) => !isSwiss(node) || /^\d{4}$/.test(text),
    grade: 'warning',
    problem: 'Eine Schweizer PLZ hat vier Ziffern.',
    remedy: 'Prüfen Sie die PLZ.',
  },
  {
    keys: /^addressRegion$/,
    isRight: (text, node) => !isSwiss(node) || text.length !== 2 || cantons.includes(text.toUpperCase()),
    remedy: 'Schreiben Sie das Kürzel des Kantons, etwa ZH.',
  },
  {
    keys: /^(latitude|longitude)$/,
    isRight: form(/\.\d{5,}$/),
    grade: 'warning',
    problem: 'Die Koordinaten haben weniger als fünf Stellen nach dem Punkt.',
    remedy: 'Geben Sie fünf an, als Text, wenn eine Null am Ende steht.',
  },
  {
    keys: /^latitude$/,
    isRight: (_, { latitude, longitude }) =>
      Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180,
    problem: 'Breite und Länge liegen nicht auf der Erde.',
    remedy: 'In der Schweiz liegt die Breite bei 47, die Länge zwischen 6 und 10.5.',
  },
  {
    keys: /^latitude$/,
    isRight: (_, { latitude, longitude }) => !isSwapped(Number(latitude), Number(longitude)),
    problem: 'Breite und Länge sind vertauscht: So liegt der Betrieb vor Somalia.',
    remedy: 'Zuerst die Breite (in der Schweiz 45 bis 48), dann die Länge (5 bis 11).',
  },
  {
    keys: /^priceRange$/,
    isRight: (text) => text.length < 100,
    grade: 'warning',
    problem: 'Die Preisspanne hat 100 Zeichen oder mehr; Google zeigt sie dann nicht.',
    remedy: 'Kürzen Sie auf eine Spanne wie «CHF 80–160».',
  },
  {
    keys: /^iso6523Code$/,
    isRight: (text) => !text.startsWith('0183') || /^0183:CHE\d{9}$/.test(text),
    grade: 'warning',
    problem: 'Der Code der Schweizer UID hat nicht die Form «0183:CHE…» mit neun Ziffern.',
    remedy: 'Schreiben Sie die UID ohne Strich und Punkte.',
  },
  {
    keys: /^(vatID|taxID|iso6523Code)$/,
    isRight: (text) => !/^(0183:)?CHE/i.test(text) || readUid(text.replace(/^0183:/, ''))?.isValid === true,
    problem: 'Das ist keine Schweizer UID: Es sind nicht neun Ziffern, oder die Prüfziffer stimmt nicht.',
    remedy: 'Schreiben Sie die UID aus dem Register ab (uid.admin.ch).',
  },
]

const dateForm =
  /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?)?)?$/

function isDate(text: string): boolean {
  return dateForm.test(text) && (text.length < 10 || dayNumber(text.slice(0, 10)) !== undefined)
}

function isSwiss({ addressCountry }: JsonObject): boolean {
  return textsOf(addressCountry).some((country) => /^(CH|Schweiz|Switzerland)$/i.test(country.trim()))
}

const cantons = 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' ')

/** Whether latitude and longitude are swapped. Switzerland and Liechtenstein are at 45.8 to 47.9 north and 5.9 to 10.6 east; swapped, that is in the sea off Somalia. */
function isSwapped(north: number, east: number): boolean {
  return north > 5.5 && north < 11 && east > 45.5 && east < 48.2
}
