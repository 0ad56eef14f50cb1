import type { ToolFacts } from '../shared/tool-facts.ts'

/** The inn of the article: LCP 3.6 s, its picture is loaded late, the new template went online on 2 March. */
export const example = {
  server: '800',
  warten: '1500',
  laden: '1000',
  anzeige: '300',
  online: '2026-03-02',
}

export const about: ToolFacts = {
  title: 'Die Werte dieses Besuchs',
  purpose:
    'Misst LCP, INP, CLS, FCP und TTFB, während Sie hier lesen, und rechnet aus, bei welchem Teil Ihrer eigenen LCP-Zeit Sie beginnen und wann CrUX eine Änderung zeigt.',
  task: 'check',
  sources: [
    {
      title: 'web.dev: Web Vitals, Schwellen für LCP, INP und CLS',
      url: 'https://web.dev/articles/vitals',
      read: '2026-10-04',
    },
    {
      title: 'web.dev: Optimize LCP, die vier Teile und ihre Anteile',
      url: 'https://web.dev/articles/optimize-lcp',
      read: '2026-11-22',
    },
    {
      title: 'GoogleChrome: web-vitals 6.2.3, Messung und Schwellen für FCP und TTFB',
      url: 'https://github.com/GoogleChrome/web-vitals',
      read: '2026-11-22',
    },
    {
      title: 'Chrome for Developers: CrUX History API, 28 Tage je Stand (collectionPeriod)',
      url: 'https://developer.chrome.com/blog/chrome-ux-report-history-api',
      read: '2026-11-22',
    },
  ],
  limits: [
    'Andere Besuche: Gewertet wird das 75. Perzentil aller Besuche von 28 Tagen, hier ist es einer, mit Ihrem Gerät und Ihrem Netz.',
    'CLS misst nur Chromium (Chrome, Edge), ebenso Seitenwechsel ohne Neuladen, ab Chrome 151. Hier zählt wie in CrUX der ganze Seitenaufruf.',
    'Eingaben vor dem Werkzeug: Die erste ist erfasst, von den übrigen nur solche ab etwa 104\u00A0ms.',
    'Seiten, die im Hintergrund geladen wurden: Für sie gibt es weder LCP noch FCP noch CLS.',
    'Ihre eigene Website: Ein Browser misst nur die Seite, die offen ist. Ihre Teile nennen PageSpeed Insights, wo die Summe vom LCP abweicht, und web-vitals.',
  ],
}
