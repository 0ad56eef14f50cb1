import { readPhone } from '../../lib/swiss-formats/phone.ts'
import { pastedLine, visible, withoutEntities } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import type { Values } from '../shared/tool-input.ts'

/** The field value for yes. */
export const yes = 'ja'

/** Reads the master data from the fields. */
export function readMaster(values: Values): MasterData {
  const text = (name: string) => visible(withoutEntities(values[name] ?? '')).replace(/^"([^"]*)"$/, '$1')
  const [latitude = '', longitude = ''] = text('koordinaten')
    .replace(/^\(|\)$/g, '')
    .split(/[,;]\s|;|\s+|,(?<=\.\d+,)/)
  return {
    name: text('name'),
    legalName: text('firma'),
    alternateName: text('auch'),
    url: pastedAddress(text('startseite')),
    logo: pastedAddress(text('logo')),
    image: pastedAddress(text('bild')),
    email: pastedLine(text('email')).replace(/^mailto:/i, ''),
    phone: withCountry(text('telefon')),
    street: text('strasse'),
    postalCode: text('plz'),
    locality: text('ort'),
    canton: text('kanton').replace(/^[a-z]{2}$/i, (code) => code.toUpperCase()),
    uid: text('uid'),
    paysVat: values['mwst'] === yes,
    founded: text('gegruendet'),
    profiles: linesOf(values['profile']).map(pastedAddress),
    isVisitable: values['besuch'] === yes,
    kind: text('typ'),
    latitude,
    longitude,
    priceRange: text('preise'),
    hours: values['zeiten'] ?? '',
    services: linesOf(values['leistungen'])
      .filter((line) => !/^name\s*[;\t,]/i.test(line))
      .map(service),
  }
}

/** A Swiss number with its country code. */
function withCountry(phone: string): string {
  const read = phone.startsWith('0') ? readPhone(phone) : undefined
  return read?.isValid ? read.international : phone
}

/** Parses «name; URL of its page; areas», the last with commas, also from a table. */
function service(line: string): MasterData['services'][number] {
  const [name = '', url = '', ...area] = line
    .split(/[;\t]|,(?=\s*https?:)|,(?<=https?:\S{1,200},)/)
    .map(pastedLine)
  return { name, url: url === '' ? '' : pastedAddress(url), area: area.join(', ') }
}

/** The maximum number of lines, because a paste by mistake may have 100,000. */
const mostLines = 200

function linesOf(text = ''): string[] {
  return text
    .split(/[\r\n]+/)
    .map(visible)
    .filter((line) => line !== '')
    .slice(0, mostLines)
}

/** The master data of a firm; an empty text means unknown. */
export interface MasterData {
  /** The common name. */
  name: string
  /** As in the commercial register. */
  legalName: string
  alternateName: string
  /** The home page. */
  url: string
  logo: string
  /** A photo of the firm, which Google shows in rich results. */
  image: string
  email: string
  /** With the country code: «+41 32 …». */
  phone: string
  street: string
  postalCode: string
  locality: string
  /** Two letters. */
  canton: string
  uid: string
  /** Whether it is liable to VAT. The UID is a VAT number then. */
  paysVat: boolean
  founded: string
  /** Profiles of the firm on other sites. */
  profiles: string[]
  /** Whether customers can visit it during its hours. */
  isVisitable: boolean
  /** A subtype of LocalBusiness, such as `Dentist`; only if customers can visit it. */
  kind: string
  latitude: string
  longitude: string
  priceRange: string
  /** One line per group of days: «Mo–Fr 08:00–12:00, 13:30–18:00». */
  hours: string
  /** One per service page. */
  services: { name: string; url: string; area: string }[]
}
