import type { LegalDetails, MachineDetails, PublicDetails, Site } from './site/site-schema.ts'

/**
 * Who runs this site. Everything that names the operator reads it from here: pages, titles, structured data, sitemap, feed
 * and headers. `npm run setup` replaces the example field by field; `lib/site/site-schema` says what each one is.
 */
export const site: PublicDetails = {
  name: 'Muster Digital AG',
  shortName: 'Muster Digital',
  street: 'Musterstrasse 1',
  postalCode: '8000',
  locality: 'Zürich',
  email: 'kontakt@example.com',
  origin: 'https://www.example.com',
  profiles: [],
  enquiryAddress: '/contact',
  formService: 'Netlify Forms (Netlify, Inc., USA)',
  enquiryRetention: '12 Monate nach der letzten Nachricht',
  responseTime: 'innert zweier Arbeitstage',
}

/** What the browser does not download: it stands in texts (`<Operator>`), or components get it ready made (`ssg/content/operator-module`). */
const legalDetails: LegalDetails = {
  legalForm: 'Aktiengesellschaft',
  country: 'Schweiz',
  canton: 'Zürich',
  uid: 'CHE-000.000.000',
  vat: 'CHE-000.000.000 MWST',
  representative: 'Beispielperson, Mitglied der Geschäftsleitung',
  phone: '+41440000000',
  host: 'Netlify, Inc., USA, mit weltweit verteilten Servern',
  hostLocation: 'worldwide',
  formServiceLocation: 'usa',
  spamFilter: 'Akismet (Automattic Inc., USA)',
  officeServices: 'Anbieter in der Schweiz oder im EWR',
  officeLocation: 'adequate',
  logRetention: '30 Tage',
  privacyContact: 'Geschäftsleitung',
  euRepresentative: 'entfällt',
  jurisdiction: 'Zürich',
  paymentTerm: '30 Tage',
}

/** What only the files for machines say: robots.txt, the key for IndexNow, security.txt. */
const machineDetails: MachineDetails = {
  // The site sells being found: whoever answers questions may read it. docs/decisions/0013-machines.md
  aiCrawlers: {
    'OAI-SearchBot': 'allow',
    'ChatGPT-User': 'allow',
    GPTBot: 'allow',
    'Claude-SearchBot': 'allow',
    'Claude-User': 'allow',
    ClaudeBot: 'allow',
    PerplexityBot: 'allow',
    'Perplexity-User': 'allow',
    'Google-Extended': 'allow',
    'Applebot-Extended': 'allow',
    'meta-webindexer': 'allow',
    'meta-externalfetcher': 'allow',
    'meta-externalagent': 'allow',
    'Amzn-SearchBot': 'allow',
    'Amzn-User': 'allow',
    Amazonbot: 'allow',
    CCBot: 'allow',
  },
  indexNowKey: null,
  contactChecked: '2026-11-21',
}

/** The whole identity, for the texts and the checks. */
export function siteIdentity(): Site {
  return { ...site, ...legalDetails, ...machineDetails }
}
