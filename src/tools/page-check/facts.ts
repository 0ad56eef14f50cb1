import type { ToolFacts } from '../shared/tool-facts.ts'

/** A page of the joinery that went live with the `noindex` and the canonical link of its test version. */
export const example = {
  adresse: 'https://schreinerei-muster.ch/einbauschraenke',
  seite: `HTTP/2 200

<title>Einbauschränke nach Mass in Winterthur</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="https://test.schreinerei-muster.ch/einbauschraenke">
<body><h1>Einbauschränke</h1><p>Unter der Dachschräge messen wir mit dem Laser.`,
  robots: 'User-agent: *\nDisallow: /test/',
  liste: '/einbauschraenke\n/test/entwurf',
  crawler: 'Googlebot, GPTBot',
}

export const about: ToolFacts = {
  title: 'Seiten-Check: robots.txt, noindex, Canonical, Sitemap prüfen',
  purpose:
    'Sagt, ob Ihre Seite von der Suche ausgeschlossen ist, warum und wer es beheben kann; testet robots.txt und Sitemap.',
  source:
    'Am Computer zeigt Ctrl+U (am Mac Option+Cmd+U) den Quelltext und F12 › Netzwerk die Header; im Terminal beides curl -si https://ihre-adresse.ch/ (PowerShell: curl.exe). Die robots.txt liegt unter /robots.txt.',
  searches:
    'robots.txt prüfen testen Tester noindex prüfen Canonical Checker Sitemap Validator Indexierung X-Robots-Tag Crawler gesperrt',
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
      title: 'RFC 9309, Robots Exclusion Protocol',
      url: 'https://www.rfc-editor.org/rfc/rfc9309.html',
      read: '2026-11-22',
    },
    {
      title: 'google/robotstxt, der Parser von Google (Stand 1. April 2026)',
      url: 'https://github.com/google/robotstxt',
      read: '2026-11-22',
    },
    {
      title: 'Google: List of special-case crawlers',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers',
      read: '2026-11-22',
    },
  ],
  limits: [
    'Es ruft nichts ab. Einem Crawler kann der Server anders antworten als Ihrem Browser.',
    'Ob Google die Adresse kennt, sie aufnimmt und wofür es sie zeigt.',
    'Was ein Skript später ändert: Adresse, noindex, Canonical.',
    'Die Grenze von 200 Zeichen für fehlenden Text ist unsere; Google nennt keine. Verborgener Text zählt mit.',
    'Ob erfundene Adressen mit 404 antworten, und ob eine Seite ohne Inhalt als «Soft 404» gilt; erkannt wird nur ein Titel, der es sagt.',
    'Für andere Crawler gelten hier Googles Regeln; sie können anders lesen.',
    'Ob sich ein Crawler an robots.txt hält; und was der Server auf /robots.txt antwortet, wenn nur ihr Text dasteht: Mit 404 ist alles offen, mit 5xx oder 429 hält Google das Crawlen an.',
    'Ob die Adressen einer Sitemap bestehen, weiterleiten oder «noindex» tragen.',
  ],
}
