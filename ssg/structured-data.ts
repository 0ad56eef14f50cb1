import { breadcrumbTrail } from '../src/lib/breadcrumb-trail.ts'
import { canonicalUrl } from '../src/lib/canonical-url.ts'
import type { Page } from '../src/lib/page-schema.ts'
import { site } from '../src/lib/site.ts'
import { lastChange, previewImagePath, summaryOf, type SitePage } from './site-page.ts'
import { swissMoment } from './swiss-moment.ts'

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>

const organizationId = canonicalUrl('/') + '#organisation'
const websiteId = canonicalUrl('/') + '#website'
const reference = (id: string) => ({ '@id': id })

/**
 * The JSON-LD of a page: one graph whose nodes refer to each other by `@id`. It says only what the page shows. The
 * organisation is described on the home and contact pages, where visitors read of it, and referred to elsewhere.
 */
export function structuredData(listed: SitePage) {
  const { kind } = listed.page
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(kind === 'home' ? [website()] : []),
      ...(kind === 'home' || kind === 'contact' ? [organization()] : []),
      webPage(listed),
      ...(kind === 'article' ? [article(listed)] : []),
      ...(kind === 'service' ? [service(listed)] : []),
      ...breadcrumbs(listed),
    ],
  }
}

function organization(): Node {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.shortName,
    legalName: site.name,
    url: canonicalUrl('/'),
    logo: canonicalUrl('/icon-512.png'),
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.street,
      postalCode: site.postalCode,
      addressLocality: site.locality,
      addressCountry: 'CH',
    },
    ...(site.profiles.length > 0 && { sameAs: site.profiles }),
  }
}

function website(): Node {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.shortName,
    url: canonicalUrl('/'),
    inLanguage: 'de-CH',
    publisher: reference(organizationId),
  }
}

const webPageTypes: Partial<Record<Page['kind'], string>> = {
  contact: 'ContactPage',
  index: 'CollectionPage',
}

function webPage(listed: SitePage): Node {
  const { page, path } = listed
  return {
    '@type': webPageTypes[page.kind] ?? 'WebPage',
    '@id': canonicalUrl(path),
    url: canonicalUrl(path),
    inLanguage: 'de-CH',
    isPartOf: reference(websiteId),
    datePublished: swissMoment(page.published),
    dateModified: swissMoment(lastChange(listed)),
    ...(breadcrumbTrail(page).length > 0 && { breadcrumb: reference(breadcrumbsId(path)) }),
  }
}

function article(listed: SitePage): Node {
  const { page, path } = listed
  return {
    '@type': 'Article',
    '@id': canonicalUrl(path) + '#artikel',
    headline: page.title,
    ...summary(listed),
    image: canonicalUrl(previewImagePath(path)),
    datePublished: swissMoment(page.published),
    dateModified: swissMoment(lastChange(listed)),
    inLanguage: 'de-CH',
    mainEntityOfPage: reference(canonicalUrl(path)),
    author: { '@type': 'Organization', '@id': organizationId, name: site.shortName, url: canonicalUrl('/') },
    publisher: reference(organizationId),
  }
}

function service(listed: SitePage): Node {
  const { page, path } = listed
  return {
    '@type': 'Service',
    '@id': canonicalUrl(path) + '#leistung',
    name: page.shortTitle,
    ...summary(listed),
    url: canonicalUrl(path),
    provider: {
      '@type': 'Organization',
      '@id': organizationId,
      name: site.shortName,
      url: canonicalUrl('/'),
    },
    areaServed: { '@type': 'Country', name: 'Schweiz' },
  }
}

/** The summary that opens the text, not the description for search results, which no visitor reads. */
function summary(listed: SitePage): { description?: string } {
  const description = summaryOf(listed)
  return description === undefined ? {} : { description }
}

const breadcrumbsId = (path: string) => canonicalUrl(path) + '#brotkrumen'

function breadcrumbs({ page, path }: SitePage): Node[] {
  const trail = breadcrumbTrail(page)
  if (trail.length === 0) return []
  const crumbs = [...trail, { path, label: page.shortTitle }]
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': breadcrumbsId(path),
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: site.origin + crumb.path,
      })),
    },
  ]
}
