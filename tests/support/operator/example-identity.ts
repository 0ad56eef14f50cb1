import { netlifySpamFilter } from '../../../src/lib/site/operator/netlify-forms.ts'
import type { Site } from '../../../src/lib/site/site-schema.ts'
import { otherIdentity } from './other-identity.ts'

/** What `src/lib/site.ts` says before an operator has replaced it. */
export const exampleIdentity: Site = {
  ...otherIdentity,
  name: 'Muster Digital AG',
  shortName: 'Muster Digital',
  legalForm: 'Aktiengesellschaft',
  street: 'Musterstrasse 1',
  postalCode: '8000',
  locality: 'Zürich',
  canton: 'Zürich',
  email: 'kontakt@example.com',
  phone: '+41440000000',
  uid: 'CHE-000.000.000',
  vat: 'CHE-000.000.000 MWST',
  representative: 'Beispielperson, Mitglied der Geschäftsleitung',
  origin: 'https://www.example.com',
  profiles: [],
  host: 'Netlify, Inc., USA, mit weltweit verteilten Servern',
  hostLocation: 'worldwide',
  enquiryAddress: '/contact',
  formService: 'Netlify Forms (Netlify, Inc., USA)',
  formServiceLocation: 'usa',
  officeServices: 'Anbieter in der Schweiz oder im EWR',
  officeLocation: 'adequate',
  spamFilter: netlifySpamFilter,
  logRetention: '30 Tage',
  enquiryRetention: '12 Monate nach der letzten Nachricht',
  responseTime: 'innert zweier Arbeitstage',
  privacyContact: 'Geschäftsleitung',
  jurisdiction: 'Zürich',
  paymentTerm: '30 Tage',
  aiCrawlers: { ...otherIdentity.aiCrawlers, GPTBot: 'allow', CCBot: 'allow' },
  indexNowKey: null,
  contactChecked: '2026-11-21',
}
