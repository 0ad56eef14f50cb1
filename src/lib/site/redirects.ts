import type { FileRouteTypes } from '../../routeTree.gen.ts'

/** A page that has moved: whoever asks for the old path is sent to the new one for good. */
export interface Redirect {
  /** The old path, exactly: no pattern, no query, no slash at the end (`/alt/` is led on too). */
  from: `/${string}`
  /** A page; a path that is none does not compile. */
  to: FileRouteTypes['to']
  /** The day of the move. Search engines want a redirect for a year at least; links from outside want it for longer. */
  since: `${number}-${number}-${number}`
}

/** No page has moved yet. */
export const redirects: Redirect[] = []

/**
 * Addresses that search engines and other sites know: each is a page, or a redirect leads on from it. Written by hand, because nothing else remembers a
 * page that is gone.
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
