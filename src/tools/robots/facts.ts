import type { ToolFacts } from '../shared/tool-facts.ts'

/** A file in which a crawl delay does not part two groups, so that all crawlers are shut out of what one of them was to leave. */
export const example = {
  robots: `User-agent: *
Crawl-delay: 10

User-agent: GPTBot
Disallow: /offerten/
Allow: /offerten/muster
`,
  addresses: '/offerten/terrasse\n/offerten/muster',
  crawlers: 'Googlebot, GPTBot',
}

export const about: ToolFacts = {
  title: 'robots.txt- und Sitemap-Prüfer',
  purpose:
    'Testet Ihre robots.txt: wer welche Adresse lesen darf, welche Zeile entscheidet und welche niemand liest; und die Sitemap, auch auf Widersprüche.',
  task: 'check',
  sources: [
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
      title: 'google/robotstxt-spec-test',
      url: 'https://github.com/google/robotstxt-spec-test',
      read: '2026-11-22',
    },
    {
      title: 'Google: List of special-case crawlers',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers',
      read: '2026-11-22',
    },
  ],
  limits: [
    'Ob andere Crawler Tippfehler hinnehmen wie Google.',
    'Ob sich ein Crawler an robots.txt hält.',
    'Eine gesperrte Adresse kann ohne Beschreibung in der Suche stehen, wenn andere auf sie verweisen.',
    'Was der Server antwortet. Mit 404 auf /robots.txt ist alles offen; mit 5xx oder 429 hält Google das Crawlen an.',
    'Ob die Adressen einer Sitemap bestehen, umgeleitet werden oder «noindex» tragen.',
  ],
}
