import { canParseUrl } from '../../lib/can-parse-url.ts'
import { validUid } from '../../lib/swiss-formats/uid.ts'
import { publishedKind } from './business-kinds.ts'
import { hoursSpecification } from './hours.ts'
import type { Json, JsonObject } from './read.ts'
import { readHours } from './read-hours.ts'
import type { MasterData } from './read-master.ts'

/**
 * Builds a graph with a node for the firm, its website and each service, linked by stable `@id`s. Unknown values are left out.
 */
export function buildGraph(data: MasterData): JsonObject {
  const home = homeOf(data.url)
  const [firm, website] = [`${home}#betrieb`, `${home}#website`]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firmNode(data, home, firm),
      known({ '@type': 'WebSite', '@id': website, url: home, name: data.name, publisher: { '@id': firm } }),
      ...data.services.map(({ name, url, area }, index) =>
        known({
          '@type': 'Service',
          '@id': canParseUrl(url) ? `${withoutHash(url)}#leistung` : `${home}#leistung-${index + 1}`,
          name,
          url,
          areaServed: area
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean),
          provider: { '@id': firm },
        }),
      ),
    ],
  }
}

/** The graph as a script element. «<» is escaped, so that no text in it can end the script. */
export function graphScript(graph: JsonObject): string {
  return `<script type="application/ld+json">\n${JSON.stringify(graph, null, 2).replaceAll('<', String.raw`\u003c`)}\n</script>`
}

function firmNode(data: MasterData, home: string, id: string): JsonObject {
  const uid = validUid(data.uid)
  return known({
    '@type': data.isVisitable ? publishedKind(data.kind) : 'Organization',
    '@id': id,
    name: data.name,
    legalName: data.legalName,
    alternateName: data.alternateName,
    url: home,
    logo: onSite(data.logo, home),
    image: onSite(data.image, home),
    email: data.email,
    telephone: data.phone,
    foundingDate: data.founded,
    address: address(data),
    vatID: uid && data.paysVat ? `${uid} MWST` : '',
    iso6523Code: uid ? `0183:${uid.replace(/[-.]/g, '')}` : '',
    geo: data.isVisitable && isDegree(data.latitude) && isDegree(data.longitude) ? geo(data) : '',
    priceRange: data.isVisitable ? data.priceRange : '',
    openingHoursSpecification: data.isVisitable ? openingHours(data.hours) : [],
    sameAs: data.profiles,
  })
}

/** The opening hours; none if they are invalid, so that no page publishes them. */
function openingHours(text: string): JsonObject[] {
  const { week, special, findings } = readHours(text)
  return findings.some(({ grade }) => grade === 'error') ? [] : hoursSpecification(week, special)
}

function address({ street, postalCode, locality, canton }: MasterData): Json {
  if (!street.trim() && !postalCode.trim() && !locality.trim()) return ''
  return known({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: locality,
    addressRegion: canton,
    addressCountry: 'CH',
  })
}

/** The coordinates as strings, because numbers would lose trailing zeros and with them the precision. */
function geo({ latitude, longitude }: MasterData): JsonObject {
  return {
    '@type': 'GeoCoordinates',
    latitude: latitude.trim().replace(',', '.'),
    longitude: longitude.trim().replace(',', '.'),
  }
}

/** The absolute URL of a path such as «/logo.png». */
function onSite(file: string, home: string): string {
  return file.startsWith('/') && canParseUrl(file, home) ? new URL(file, home).href : file
}

export const isDegree = (text: string) => /^-?\d{1,3}([.,]\d+)?$/.test(text.trim())

function homeOf(url: string): string {
  return /^https?:/i.test(url.trim()) && canParseUrl(url.trim()) ? new URL('/', url.trim()).href : url.trim()
}

function withoutHash(url: string): string {
  return url.trim().replace(/#.*$/s, '')
}

/** Trims texts and drops empty values. */
function known(node: JsonObject): JsonObject {
  const entries = Object.entries(node).flatMap(([key, value]) => {
    const kept = trimmed(value)
    return kept === '' || (Array.isArray(kept) && kept.length === 0) ? [] : [[key, kept] as const]
  })
  return Object.fromEntries(entries)
}

function trimmed(value: Json): Json {
  if (typeof value === 'string') return value.trim()
  return Array.isArray(value) ? value.map(trimmed).filter((one) => one !== '') : value
}
