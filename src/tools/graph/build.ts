import { canParseUrl } from '../../lib/can-parse-url.ts'
import { validUid } from '../../lib/swiss-formats/uid.ts'
import { publishedKind } from './business-kinds.ts'
import { hoursSpecification } from './hours.ts'
import type { JsonObject } from './read.ts'
import { readHours } from './read-hours.ts'
import type { MasterData } from './read-master.ts'

/**
 * Builds a graph with a node for the firm, its website and each service, linked by stable `@id`s. Unknown values are left out.
 */
export function buildGraph(data: MasterData): JsonObject {
  const { name, url, street, postalCode, locality, latitude, longitude } = data
  const home = /^https?:/i.test(url) && canParseUrl(url) ? new URL('/', url).href : url
  const firm = `${home}#betrieb`
  const uid = validUid(data.uid)
  const hours = readHours(data.hours)
  // No page publishes half of the hours.
  const isReadable = hours.findings.every(({ grade }) => grade !== 'error')
  return {
    '@context': 'https://schema.org',
    '@graph': [
      withoutEmpty({
        '@type': data.isVisitable ? publishedKind(data.kind) : 'Organization',
        '@id': firm,
        name,
        legalName: data.legalName,
        alternateName: data.alternateName,
        url: home,
        logo: onSite(data.logo, home),
        image: onSite(data.image, home),
        email: data.email,
        telephone: data.phone,
        foundingDate: data.founded,
        address:
          street || postalCode || locality
            ? withoutEmpty({
                '@type': 'PostalAddress',
                streetAddress: street,
                postalCode,
                addressLocality: locality,
                addressRegion: data.canton,
                addressCountry: 'CH',
              })
            : '',
        vatID: uid && data.paysVat ? `${uid} MWST` : '',
        iso6523Code: uid ? `0183:${uid.replace(/[-.]/g, '')}` : '',
        // As strings, because numbers would lose trailing zeros and with them the precision.
        geo:
          isDegree(latitude) && isDegree(longitude)
            ? {
                '@type': 'GeoCoordinates',
                latitude: latitude.replace(',', '.'),
                longitude: longitude.replace(',', '.'),
              }
            : '',
        priceRange: data.priceRange,
        openingHoursSpecification: isReadable ? hoursSpecification(hours) : [],
        sameAs: data.profiles,
      }),
      withoutEmpty({
        '@type': 'WebSite',
        '@id': `${home}#website`,
        url: home,
        name,
        publisher: { '@id': firm },
      }),
      ...data.services.map((service, index) =>
        withoutEmpty({
          '@type': 'Service',
          '@id': canParseUrl(service.url)
            ? `${service.url.replace(/#.*$/s, '')}#leistung`
            : `${home}#leistung-${index + 1}`,
          ...service,
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

/** The absolute URL of a path such as «/logo.png». */
function onSite(file: string, home: string): string {
  return file.startsWith('/') && canParseUrl(file, home) ? new URL(file, home).href : file
}

export const isDegree = (text: string) => /^-?\d{1,3}([.,]\d+)?$/.test(text)

/** Drops empty values. */
function withoutEmpty(node: JsonObject): JsonObject {
  const known = Object.entries(node).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== '',
  )
  return Object.fromEntries(known)
}
