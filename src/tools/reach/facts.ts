import type { ToolFacts } from '../shared/tool-facts.ts'

/** A page of the joinery that has gone live with what protected and named it while it was tested. */
export const example = {
  aufgabe: 'pruefen',
  adresse: 'https://schreinerei-muster.ch/einbauschraenke',
  crawler: 'Googlebot',
  header: 'HTTP/2 200',
  robots: 'User-agent: *\nDisallow: /test/',
  html: `<title>Einbauschränke nach Mass in Winterthur</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="https://test.schreinerei-muster.ch/einbauschraenke">
<body><h1>Einbauschränke</h1><p>Unter der Dachschräge messen wir mit dem Laser.`,
}

export const about: ToolFacts = {
  title: 'Tor-Prüfer und 30-Tage-Plan',
  purpose:
    'Prüft robots.txt, Status, noindex, Canonical und Text: Welches Tor zur Suche ist als erstes zu, und wer öffnet es?',
  task: 'check',
  sources: [
    {
      title: 'Google: Robots meta tag, data-nosnippet, X-Robots-Tag (Stand 24. März 2026)',
      url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
      read: '2026-11-22',
    },
    {
      title: 'Google: Specify a canonical URL (Auszug, Stand 10. Juli 2026)',
      url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      read: '2026-11-22',
    },
    {
      title: 'Google: JavaScript SEO basics (Auszug)',
      url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
      read: '2026-11-22',
    },
    {
      title: 'Google: HTTP status codes (Auszug)',
      url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
      read: '2026-11-22',
    },
    {
      title: 'google/robotstxt',
      url: 'https://github.com/google/robotstxt',
      read: '2026-11-22',
    },
  ],
  limits: [
    'Es ruft nichts ab. Einem Crawler kann der Server anders antworten als Ihrem Browser.',
    'Ob Google die Adresse kennt, sie aufnimmt und wofür es sie zeigt.',
    'Was ein Skript später setzt oder löscht, auch noindex und Canonical.',
    'Die Grenze von 200 Zeichen für fehlenden Text ist unsere; Google nennt keine. Verborgener Text zählt mit.',
    'Ob erfundene Adressen mit 404 antworten.',
    'Für andere Crawler gelten hier Googles Regeln; sie können anders lesen.',
  ],
}
