import { readdirSync } from 'node:fs'
import type { Slots } from '../../../src/lib/site/slots-schema.ts'

/** The first two services of the site. */
export const [firstOffered, secondOffered] = offered()

function offered(): [`/services/${string}`, `/services/${string}`] {
  const [first, second] = readdirSync('src/content/services').filter((name) => name.endsWith('.mdx'))
  return [`/services/${first?.slice(0, -4)}`, `/services/${second?.slice(0, -4)}`]
}

/** Slots of a fictitious firm with every part filled in. */
export const filledSlots: Slots = {
  audit: { workingDays: 8, price: 1900 },
  prices: [
    { service: firstOffered, amount: 4200, isFrom: true, per: 'once' },
    { service: secondOffered, amount: 950, isFrom: false, per: 'month' },
  ],
  vat: 'excluded',
  references: [
    {
      client: 'Holzwerk Probe AG',
      about: 'Schreinerei, Olten',
      consent: '2026-10-02',
      before: 'Von 40 Seiten standen 11 im Index.',
      measure: 'Verweise zu 29 Seiten gesetzt, 12 doppelte Adressen zusammengelegt.',
      result: '38 Seiten im Index, 14 statt 9 Anfragen im Monat.',
      period: 'März bis August 2026, verglichen mit dem Vorjahr',
      service: firstOffered,
    },
    {
      client: 'Praxis Beispiel',
      about: 'Physiotherapie, Chur',
      consent: '2026-09-14',
      before: 'Zwei Profile mit verschiedenen Zeiten.',
      measure: 'Ein Profil, Zeiten und Leistungen bereinigt.',
      result: 'Anrufe gleich viele, Wegbeschreibungen 60 statt 35 im Monat.',
      period: 'Juni und Juli 2026',
    },
  ],
  team: [
    {
      id: 'anna-beispiel',
      name: 'Anna Beispiel',
      role: 'Technik und Messung',
      about: 'Hat zehn Jahre lang Websites gebaut und liest heute jede Anfrage zuerst.',
      photo: '/team/anna-beispiel.webp',
      profiles: ['https://www.linkedin.com/in/anna-beispiel'],
    },
    {
      id: 'beat-probe',
      name: 'Beat Probe',
      role: 'Texte und Inhalte',
      about: 'Kommt aus dem Lokaljournalismus und fragt nach, bis es stimmt.',
    },
  ],
  articleAuthor: 'anna-beispiel',
  phoneHours: 'Montag bis Freitag, 8 bis 12 Uhr',
  booking: { url: 'https://termine.example/erstgespraech', service: 'Termine AG, Schweiz', minutes: 20 },
  partnerships: [{ name: 'Google Partner', url: 'https://www.google.com/partners/agency?id=0' }],
  nextStart: '2027-01-11',
}
