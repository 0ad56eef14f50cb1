import { businessKind } from './business-kinds.ts'
import { readPhone } from '../../lib/swiss-formats/phone.ts'
import { pastedLine, visible, withoutEntities } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import type { Values } from '../shared/tool-input.ts'

/** The field value for yes. */
export const yes = 'ja'

/** The master data of a firm; an empty text means unknown. */
export type MasterData = ReturnType<typeof readMaster>

/** Reads the master data from the fields. */
export function readMaster(values: Values) {
  const text = (name: string) =>
    visible(withoutEntities(values[name] ?? ''))
      .replace(/^"([^"]*)"$/, '$1')
      .trim()
  // Whether customers can visit it during its hours. Only then it has a kind, such as `Dentist`, coordinates, a price range and hours.
  const isVisitable = values['besuch'] === yes
  const ofPlace = (name: string) => (isVisitable ? text(name) : '')
  const [latitude = '', longitude = ''] = ofPlace('koordinaten')
    .replace(/^\(|\)$/g, '')
    .split(/[,;]\s|;|\s+|,(?<=\.\d+,)/)
  return {
    name: text('name'),
    legalName: text('firma'),
    alternateName: text('auch'),
    url: pastedAddress(text('startseite')),
    logo: pastedAddress(text('logo')),
    // A photo of the firm, which Google shows in rich results.
    image: pastedAddress(text('bild')),
    email: pastedLine(text('email')).replace(/^mailto:\s*/i, ''),
    phone: withCountry(text('telefon')),
    street: text('strasse'),
    postalCode: text('plz').replace(/^CH[- ]?(?=\d{4}$)/i, ''),
    locality: text('ort'),
    canton: text('kanton').replace(/^[a-z]{2}$/i, (code) => code.toUpperCase()),
    uid: text('uid'),
    // The UID is a VAT number then.
    paysVat: values['mwst'] === yes,
    founded: text('gegruendet'),
    profiles: linesOf(values['profile']).map(pastedAddress).filter(Boolean),
    isVisitable,
    kind: businessKind(ofPlace('typ')),
    latitude,
    longitude,
    priceRange: ofPlace('preise'),
    hours: isVisitable ? (values['zeiten'] ?? '').trimEnd() : '',
    services: linesOf(values['leistungen'])
      .filter((line) => !/^name\s*[;\t,]/i.test(line))
      .map(service),
  }
}

/** A Swiss number with its country code, without the label before it and the «(0)» in it. */
function withCountry(phone: string): string {
  const bare = phone.replace(/^(?:tel\.?|telefon|phone)[: ]+(?=[+\d(])/i, '')
  const read = /^(?:0|\+41)/.test(bare) ? readPhone(bare) : undefined
  return read?.isValid ? read.international : phone
}

/** Parses «name; URL of its page; areas», the last with commas, also from a table. */
function service(line: string): { name: string; url: string; areaServed: string[] } {
  const [name = '', url = '', ...areas] = line
    .split(/[;\t]|,(?=\s*https?:)|,(?<=https?:\S{1,200},)/)
    .map(pastedLine)
  const areaServed = areas.flatMap((area) => area.split(',').map((one) => one.trim())).filter(Boolean)
  return { name, url: url && pastedAddress(url), areaServed }
}

const linesOf = (text = '') =>
  text
    .split(/[\r\n]+/)
    .map(visible)
    .filter(Boolean)
