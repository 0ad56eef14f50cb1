import type { FileRouteTypes } from '../../routeTree.gen.ts'

/** A permanent redirect (301) of a page that has moved. */
export interface Redirect {
  /** The exact old path: no pattern, no query, no trailing slash (`/alt/` is redirected, too). */
  from: `/${string}`
  /** A page of this site; another path does not compile. */
  to: FileRouteTypes['to']
  /** The day of the move. Keep a redirect for a year at least, for search engines, and longer for external links. */
  since: `${number}-${number}-${number}`
}

/** No page has moved yet. */
export const redirects: Redirect[] = []

/**
 * Published addresses. The build checks that each is a page or has a redirect. Written by hand, because no file is left of a page that was removed.
 */
export const knownPaths: readonly string[] = [
  '/',
  '/contact',
  '/knowledge-base',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/knowledge-base/erste-schritte',
  '/knowledge-base/entity-seo',
  '/knowledge-base/entity-seo-guide',
  '/knowledge-base/entity-distribution',
  '/knowledge-base/swiss-seo',
  '/knowledge-base/multilingual-seo',
  '/knowledge-base/core-web-vitals',
  '/knowledge-base/content-distribution',
  '/knowledge-base/content-distribution-metrics',
  '/knowledge-base/seo-tools',
  '/knowledge-base/google-business-profile',
  '/knowledge-base/msn-bing-traffic',
  '/knowledge-base/predictive-lead-scoring',
  '/services/ki-leadgenerierung',
  '/services/content-strategie',
  '/services/google-business-optimierung',
  '/services/chatbot-integration',
  '/services/content-automation',
  '/services/analytics-tracking',
  '/services/web-struktur-optimierung',
  '/services/linkbuilding',
  '/services/daten-integration',
  '/services/content-distribution',
  '/services/msn-publishing',
]
