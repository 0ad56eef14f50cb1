import type { MasterData } from './master-data.ts'

type Values = Readonly<Record<string, string>>

/** What stands in the fields of a yes. */
export const yes = 'ja'

/** The master data that stand in the fields. */
export function readMaster(values: Values): MasterData {
  const text = (name: string) => values[name] ?? ''
  const [latitude = '', longitude = ''] = text('koordinaten').split(/[,;]\s|;|\s+/)
  return {
    name: text('name'),
    legalName: text('firma'),
    alternateName: text('auch'),
    url: text('startseite'),
    logo: text('logo'),
    image: text('bild'),
    email: text('email'),
    phone: text('telefon'),
    street: text('strasse'),
    postalCode: text('plz'),
    locality: text('ort'),
    canton: text('kanton'),
    uid: text('uid'),
    paysVat: values['mwst'] === yes,
    founded: text('gegruendet'),
    profiles: linesOf(text('profile')),
    isVisitable: values['besuch'] === yes,
    kind: text('typ'),
    latitude,
    longitude,
    priceRange: text('preise'),
    hours: text('zeiten'),
    services: linesOf(text('leistungen')).map(service),
  }
}

/** «Name; address of its page; where», the last with commas. */
function service(line: string): MasterData['services'][number] {
  const [name = '', url = '', ...area] = line.split(';').map((part) => part.trim())
  return { name, url, area: area.join(', ') }
}

/** More lines nobody types; a paste by mistake may have 100,000. */
const mostLines = 200

function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, mostLines)
}
