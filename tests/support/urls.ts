import { routePaths } from '../../ssg/check/route-paths.ts'

/** The spec's route table, written by hand, so that it is independent of the code. A site may have more pages. */
export const specUrls = [
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
] as const

/** Every page of the site, of the spec or written since. */
export const urls = routePaths(process.cwd())
