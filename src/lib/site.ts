import type { Site } from './site-schema.ts'

/**
 * Who runs this site. Everything that names the operator reads it from here: the texts (`<Operator>`), titles,
 * structured data, sitemap, feed and headers. Replace the example before you go live; the build reports while it stands.
 */
export const site: Site = {
  name: 'Muster Digital AG',
  shortName: 'Muster Digital',
  legalForm: 'Aktiengesellschaft',
  street: 'Musterstrasse 1',
  postalCode: '8000',
  locality: 'Zürich',
  country: 'Schweiz',
  canton: 'Zürich',
  uid: 'CHE-000.000.000',
  vat: 'CHE-000.000.000 MWST',
  representative: 'Beispielperson, Mitglied der Geschäftsleitung',
  email: 'kontakt@example.com',
  phone: 'entfällt',
  origin: 'https://www.example.com',
  profiles: [],
  host: 'Netlify, Inc., USA, mit weltweit verteilten Servern',
  formService: 'Netlify Forms (Netlify, Inc., USA)',
  logRetention: '30 Tage',
  enquiryRetention: '12 Monate nach der letzten Nachricht',
  privacyContact: 'Geschäftsleitung',
  euRepresentative: 'entfällt',
  jurisdiction: 'Zürich',
  paymentTerm: '30 Tage',
  responseTime: 'innert zweier Arbeitstage',
  enquiryAddress: '/contact',
}
