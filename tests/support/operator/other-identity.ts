import { aiCrawlers } from '../../../src/lib/site/ai-crawlers.ts'
import { siteSchema, type Site } from '../../../src/lib/site/site-schema.ts'

const refused = new Set(['GPTBot', 'CCBot'])
const choices = aiCrawlers.map(({ name }) => [name, refused.has(name) ? 'refuse' : 'allow'])

/**
 * A fictitious firm that differs from the example: a long word in the header, an umlaut in its host, another form service, two crawlers refused. Its hosts
 * are reserved (RFC 2606), and its UID and phone number belong to nobody.
 */
export const otherIdentity: Site = {
  name: 'Suchmaschinenmanufaktur Berner Oberland und Oberwallis Genossenschaft',
  shortName: 'Suchmaschinenmanufaktur',
  legalForm: 'Genossenschaft',
  street: 'Obere Sägewerkstrasse 103',
  postalCode: '3800',
  locality: 'Interlaken',
  country: 'Schweiz',
  canton: 'Bern',
  uid: 'CHE-999.999.996',
  vat: null,
  representative: 'Präsidium der Verwaltung',
  email: 'post@xn--grndlich-75a.example',
  phone: '+41330000000',
  origin: 'https://www.xn--grndlich-75a.example',
  profiles: ['https://verzeichnis.example/suchmaschinenmanufaktur'],
  host: 'Hosting AG, Zürich, Schweiz',
  hostLocation: 'switzerland',
  logRetention: '10 Tage',
  enquiryAddress: 'https://formulare.example/f/1',
  formService: 'Formulare GmbH, Wien, Österreich',
  formServiceLocation: 'adequate',
  spamFilter: null,
  officeServices: 'Büro AG, Thun, Schweiz',
  officeLocation: 'switzerland',
  enquiryRetention: '6 Monate nach der letzten Nachricht',
  responseTime: 'am nächsten Arbeitstag',
  privacyContact: 'Präsidium',
  euRepresentative: 'entfällt',
  jurisdiction: 'Interlaken',
  paymentTerm: '20 Tage',
  legalReviewed: '2026-11-22',
  aiCrawlers: siteSchema.shape.aiCrawlers.parse(Object.fromEntries(choices)),
  indexNowKey: '0a1b2c3d-4e5f-6071-8293',
  contactChecked: '2026-11-22',
}
