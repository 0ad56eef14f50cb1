import { pastedLine, visible } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import type { MasterData } from './master-data.ts'

type Values = Readonly<Record<string, string>>

/** What stands in the fields of a yes. */
export const yes = 'ja'

/** The master data that stand in the fields. */
export function readMaster(values: Values): MasterData {
  const text = (name: string) => visible(values[name] ?? '').replace(/^"([^"]*)"$/, '$1')
  const [latitude = '', longitude = ''] = text('koordinaten')
    .replace(/^\(|\)$/g, '')
    .split(/[,;]\s|;|\s+|(?<=\.\d+),/)
  return {
    name: text('name'),
    legalName: text('firma'),
    alternateName: text('auch'),
    url: pastedAddress(text('startseite')),
    logo: pastedLine(text('logo')),
    image: pastedLine(text('bild')),
    email: pastedLine(text('email')).replace(/^mailto:/i, ''),
    phone: text('telefon'),
    street: text('strasse'),
    postalCode: text('plz'),
    locality: text('ort'),
    canton: text('kanton').toUpperCase(),
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

/** «Name; address of its page; where», the last with commas; also out of a table. */
function service(line: string): MasterData['services'][number] {
  const [name = '', url = '', ...area] = line.split(/[;\t]|,(?=\s*https?:)|(?<=https?:\S+),/).map(pastedLine)
  return { name, url: url === '' ? '' : pastedAddress(url), area: area.join(', ') }
}

/** More lines nobody types; a paste by mistake may have 100,000. */
const mostLines = 200

function linesOf(text = ''): string[] {
  return text
    .split(/[\r\n]+/)
    .map(visible)
    .filter((line) => line !== '')
    .slice(0, mostLines)
}
