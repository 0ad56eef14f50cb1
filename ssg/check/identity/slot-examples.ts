import type { Slots } from '../../../src/lib/site/slots-schema.ts'

/** Every part as an operator may fill it in, for messages on one that is wrong. */
export const slotExamples: Slots = {
  audit: { workingDays: 10, price: 1900 },
  prices: [{ service: '/services/linkbuilding', amount: 1900, isFrom: true, per: 'once' }],
  vat: 'excluded',
  references: [
    {
      client: 'Holzwerk Probe AG',
      about: 'Schreinerei, Olten',
      consent: '2026-10-02',
      before: 'Von 40 Seiten standen 11 im Index.',
      measure: '12 doppelte Adressen zusammengelegt.',
      result: '38 Seiten im Index.',
      period: 'März bis August 2026',
      service: '/services/linkbuilding',
    },
  ],
  team: [
    {
      id: 'anna-beispiel',
      name: 'Anna Beispiel',
      role: 'Technik und Messung',
      about: 'Liest jede Anfrage zuerst.',
      photo: '/team/anna-beispiel.avif',
      profiles: ['https://www.linkedin.com/in/anna-beispiel'],
    },
  ],
  articleAuthor: 'anna-beispiel',
  booking: { url: 'https://termine.example/erstgespraech', service: 'Termine AG, Schweiz', minutes: 20 },
  partnerships: [{ name: 'Google Partner', url: 'https://www.google.com/partners/agency?id=0' }],
  dayRate: 1200,
  nextStart: '2027-01-11',
}
