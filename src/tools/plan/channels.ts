/** A way out for a finished article: when it is its turn, what goes out, and how the link is tagged. */
export interface Channel {
  name: string
  /** Days after publication. */
  day: number
  task: string
  /** Without: what goes there carries no link of its own. */
  utm?: { source: string; medium: string }
}

/** The channels of the article, in the order of its plan. */
export const channels = {
  website: {
    name: 'Website und Feed',
    day: 0,
    task: 'Original, Sitemap, IndexNow',
  },
  linkedin: {
    name: 'LinkedIn der Firma',
    day: 1,
    task: 'Bild und drei Sätze',
    utm: { source: 'linkedin', medium: 'social' },
  },
  newsletter: {
    name: 'Newsletter',
    day: 3,
    task: 'Anriss mit Link',
    utm: { source: 'newsletter', medium: 'email' },
  },
  offerte: {
    name: 'Offertenvorlage',
    day: 5,
    task: 'Satz mit Link einsetzen',
    utm: { source: 'offerte', medium: 'referral' },
  },
  partner: {
    name: 'Partner und Lieferanten',
    day: 10,
    task: 'persönliche Nachricht an zwei Betriebe',
    utm: { source: 'partner', medium: 'referral' },
  },
  print: {
    name: 'Drucksache mit QR-Code',
    day: 14,
    task: 'Link hinter QR-Code',
    utm: { source: 'flyer', medium: 'print' },
  },
  verband: {
    name: 'Verbandsmagazin',
    day: 17,
    task: 'Kurzfassung mit Foto, Quelle und Link',
    utm: { source: 'verband', medium: 'referral' },
  },
} satisfies Record<string, Channel>

export type ChannelId = keyof typeof channels

/** When to look after the result, whatever the channels. */
export const checks: Channel[] = [
  { name: 'Kontrolle', day: 1, task: 'Feed, Vorschaubild und Canonical prüfen, Meldung bei Bing nachsehen' },
  { name: 'Kontrolle', day: 7, task: 'In der Search Console nachsehen, ob die Seite im Index ist' },
  {
    name: 'Kontrolle',
    day: 28,
    task: 'Besuche und Anfragen je Kanal ins Verteilblatt eintragen, Artikel ergänzen',
  },
]
