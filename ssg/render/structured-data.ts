import type { Thing } from 'schema-dts'
import { breadcrumbTrail } from '../../src/lib/site/breadcrumb-trail.ts'
import type { Page } from '../../src/lib/site/page-schema.ts'
import { authorOf, memberId, type Author } from '../../src/lib/site/page-slots.ts'
import type { Slots } from '../../src/lib/site/slots-schema.ts'
import { pageUrl, site, slots as ownSlots } from '../content/identity.ts'
import { tools } from '../../src/tools/all-tools.ts'
import { toolAnchor } from '../../src/tools/shared/tool-facts.ts'
import { lastChange } from '../../src/lib/site/swiss-date.ts'
import { previewImagePath } from '../../src/lib/site/page-path.ts'
import type { SitePage } from '../content/site-page.ts'
import { toolsIn } from '../content/text-nodes.ts'

/** A thing as schema.org knows it: a property that it lacks does not compile. */
export type Node = Exclude<Thing, string>

const organizationId = pageUrl('/') + '#organisation'
const websiteId = pageUrl('/') + '#website'
const reference = (id: string) => ({ '@id': id })

const organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.shortName,
  url: pageUrl('/'),
} as const satisfies Node

const website: Node = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: site.shortName,
  url: pageUrl('/'),
  inLanguage: 'de-CH',
  publisher: reference(organizationId),
}

/**
 * The JSON-LD of a page: one graph, whose nodes refer to each other by `@id`. Every reference leads to a node of the same graph, because a consumer
 * may read one page only. It says only what the page shows. Every page names the organisation, in header and footer; home and contact tell more of
 * it, so their node does too.
 */
export function structuredData(
  listed: SitePage,
  slots: Slots = ownSlots,
): { '@context': 'https://schema.org'; '@graph': Node[] } {
  const { kind } = listed.page
  const author = authorOf(listed.page, slots)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website,
      kind === 'home' || kind === 'contact' ? describedOrganization() : organization,
      webPage(listed),
      ...(kind === 'article' ? [article(listed, author)] : []),
      ...(author ? [person(author)] : []),
      ...(kind === 'home' || kind === 'contact' ? slots.team.map(person) : []),
      ...(kind === 'service' ? [service(listed)] : []),
      ...webApplications(listed),
      ...breadcrumbs(listed),
    ],
  }
}

function describedOrganization(): Node {
  const { phone, uid, vat } = site
  return {
    ...organization,
    legalName: site.name,
    logo: pageUrl('/icon-512.png'),
    email: site.email,
    ...(phone && { telephone: phone }),
    ...(uid && { taxID: uid }),
    ...(vat && { vatID: vat }),
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

function webPageType({ kind }: Page) {
  if (kind === 'contact') return 'ContactPage'
  return kind === 'index' ? 'CollectionPage' : 'WebPage'
}

function webPage(listed: SitePage): Node {
  const { page, path } = listed
  return {
    '@type': webPageType(page),
    '@id': pageUrl(path),
    url: pageUrl(path),
    inLanguage: 'de-CH',
    isPartOf: reference(websiteId),
    datePublished: swissMoment(page.published),
    dateModified: swissMoment(lastChange(listed.page)),
    ...(breadcrumbTrail(page).length > 0 && { breadcrumb: reference(breadcrumbsId(path)) }),
  }
}

function article(listed: SitePage, author: Author | undefined): Node {
  const { page, path } = listed
  return {
    '@type': 'Article',
    '@id': pageUrl(path) + '#artikel',
    headline: page.title,
    ...summary(listed),
    image: pageUrl(previewImagePath(path)),
    datePublished: swissMoment(page.published),
    dateModified: swissMoment(lastChange(listed.page)),
    inLanguage: 'de-CH',
    mainEntityOfPage: reference(pageUrl(path)),
    author: reference(author ? personId(author) : organizationId),
    publisher: reference(organizationId),
  }
}

const personId = ({ id }: Author) => pageUrl('/contact') + `#${memberId(id)}`

/** A member of the team, as the byline of an article, the home page and the contact page show one. */
function person(author: Author): Node {
  const { name, role, profiles = [] } = author
  return {
    '@type': 'Person',
    '@id': personId(author),
    name,
    jobTitle: role,
    url: personId(author),
    worksFor: reference(organizationId),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

function service(listed: SitePage): Node {
  const { page, path } = listed
  return {
    '@type': 'Service',
    '@id': pageUrl(path) + '#leistung',
    name: page.shortTitle,
    ...summary(listed),
    url: pageUrl(path),
    provider: reference(organizationId),
    areaServed: { '@type': 'Country', name: 'Schweiz' },
  }
}

function webApplications({ path, source }: SitePage): Node[] {
  const ids = source ? toolsIn(source.tree) : []
  return ids.map((id) => ({
    '@type': 'WebApplication',
    '@id': `${pageUrl(path)}#${toolAnchor(id)}`,
    name: tools[id].title,
    description: tools[id].purpose,
    url: `${pageUrl(path)}#${toolAnchor(id)}`,
    applicationCategory: 'BrowserApplication',
    isAccessibleForFree: true,
    provider: reference(organizationId),
  }))
}

/** The summary of the text. The meta description is not used, because visitors do not see it on the page. */
function summary({ page }: SitePage): { description?: string } {
  return 'summary' in page ? { description: page.summary.trim() } : {}
}

const breadcrumbsId = (path: string) => pageUrl(path) + '#brotkrumen'

function breadcrumbs({ page, path }: SitePage): Node[] {
  const trail = breadcrumbTrail(page)
  if (trail.length === 0) return []
  const above = trail.map(({ to, hash, label }) => ({ path: hash ? `${to}#${hash}` : to, label }))
  const crumbs = [...above, { path, label: page.shortTitle }]
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

const clock = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich', timeZoneName: 'longOffset' })

/** The start of a day in Switzerland, such as `2026-11-21T00:00:00+01:00`: without an offset each reader takes its own. */
function swissMoment(day: string): string {
  // Clocks change at 01:00 UTC: the offset at 00:00 UTC is that of the Swiss midnight before it.
  const parts = clock.formatToParts(new Date(`${day}T00:00:00Z`))
  return `${day}T00:00:00${parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '')}`
}
