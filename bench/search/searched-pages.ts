/** The addresses that queries are labelled by. */

export const analytics = '/services/analytics-tracking'
export const chatbot = '/services/chatbot-integration'
export const contentAutomation = '/services/content-automation'
export const distributionService = '/services/content-distribution'
export const contentStrategy = '/services/content-strategie'
export const dataIntegration = '/services/daten-integration'
export const profileService = '/services/google-business-optimierung'
export const leadGeneration = '/services/ki-leadgenerierung'
export const linkbuilding = '/services/linkbuilding'
export const msnService = '/services/msn-publishing'
export const webStructure = '/services/web-struktur-optimierung'

export const distributionMetrics = '/knowledge-base/content-distribution-metrics'
export const distribution = '/knowledge-base/content-distribution'
export const coreWebVitals = '/knowledge-base/core-web-vitals'
export const entityDistribution = '/knowledge-base/entity-distribution'
export const entityGuide = '/knowledge-base/entity-seo-guide'
export const entitySeo = '/knowledge-base/entity-seo'
export const firstSteps = '/knowledge-base/erste-schritte'
export const businessProfile = '/knowledge-base/google-business-profile'
export const msnAndBing = '/knowledge-base/msn-bing-traffic'
export const multilingual = '/knowledge-base/multilingual-seo'
export const leadScoring = '/knowledge-base/predictive-lead-scoring'
export const seoTools = '/knowledge-base/seo-tools'
export const swissSeo = '/knowledge-base/swiss-seo'

export const term = (id: string) => `/knowledge-base#begriff-${id}`
