import type { SearchEntry } from '../../src/lib/search-index.ts'

/** A small site, as the build writes it for the search. */
export const searchEntries: SearchEntry[] = [
  {
    path: '/knowledge-base/entity-seo',
    title: 'Was ist Entity SEO?',
    description: 'Wie Suchmaschinen Unternehmen als Entitäten erkennen.',
    headings: 'Warum Entitäten zählen · Häufige Fragen',
    words: 'entität google müller wissensgraph strukturierte',
  },
  {
    path: '/knowledge-base/core-web-vitals',
    title: 'Core Web Vitals verbessern',
    description: 'Ladezeit, Reaktion und Stabilität messen.',
    headings: 'So messen Sie · Häufige Fragen',
    words: 'ladezeit messen grösse schnell google',
  },
  {
    path: '/services/linkbuilding',
    title: 'Linkbuilding',
    description: 'Verweise, die Bestand haben.',
    headings: 'Für wen · Häufige Fragen',
    words: 'verweise strasse presse google ladezeit',
  },
]
