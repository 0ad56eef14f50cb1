import type { ToolFacts } from '../shared/tool-facts.ts'

/** The inn from the article: LCP 3.6 s, its picture is loaded late, the new template went online on 2 March. */
export const example = {
  element: 'bild',
  server: '800',
  warten: '1500',
  laden: '1000',
  anzeige: '300',
  lcp: '3600',
  online: '2026-03-02',
}

export const about: ToolFacts = {
  title: 'LCP-Rechner: Zeit aufteilen',
  purpose:
    'Sagt, welcher der vier Teile Ihrer LCP-Zeit die Seite am meisten bremst, was dagegen hilft und ab wann PageSpeed Insights die Änderung zeigt.',
  source:
    'Den LCP zeigt PageSpeed Insights im oberen Teil. Seine vier Teile nennen die Chrome-Entwicklertools («Leistung», Gerät «Mobil», LCP-Aufschlüsselung, Spalte «Feld: 75. Perzentil») und CrUX. Die Teile aus PageSpeed Insights passen nicht zum LCP.',
  searches: 'LCP Rechner LCP aufteilen Core Web Vitals Rechner Ladezeit berechnen TTFB CrUX 28 Tage',
  task: 'calculate',
  sources: [
    {
      title: 'web.dev: Web Vitals, Schwellen für den LCP',
      url: 'https://web.dev/articles/vitals',
      read: '2026-10-04',
    },
    {
      title: 'web.dev: Optimize LCP, die vier Teile und ihre Anteile',
      url: 'https://web.dev/articles/optimize-lcp',
      read: '2026-11-22',
    },
    {
      title: 'Chrome for Developers: CrUX History API, 28 Tage je Stand (collectionPeriod)',
      url: 'https://developer.chrome.com/blog/chrome-ux-report-history-api',
      read: '2026-11-22',
    },
  ],
  limits: [
    'Ihre Website selbst: Gerechnet wird mit den Zeiten, die Sie eingeben.',
    'Den LCP, wenn Sie ihn nicht eintragen: Jeder Teil ist für sich ein 75. Perzentil; zusammen ergeben sie ihn nur ungefähr.',
  ],
}
