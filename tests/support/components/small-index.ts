import type { IndexedEntry, IndexedPage, SearchIndex } from '../../../src/lib/search/search-index.ts'
import type { PagePath } from '../../../src/lib/site/page-path.ts'

/** The paths of the small index: real ones that no author removes. */
export const smallPaths = {
  entities: '/impressum',
  vitals: '/agb',
  links: '/contact',
  terms: '/knowledge-base',
} as const satisfies Record<string, PagePath>
const { entities, vitals, links, terms: path } = smallPaths

/** A small search index. */
export const smallIndex = indexOf(
  [
    indexedPage(entities, {
      title: 'Was ist Entity SEO?',
      topic: 'entities',
      description: 'Wie Suchmaschinen Unternehmen als Entitäten erkennen.',
      typed: 'entity',
      sections: {
        'Warum Entitäten zählen': 'Google führt Frau Müller in seinem Wissensgraphen.',
        'Häufige Fragen': 'Branchenverzeichnisse nennen oft eine alte Adresse.',
      },
    }),
    indexedPage(vitals, {
      title: 'Core Web Vitals',
      topic: 'technology',
      description: 'Laden, Reaktion und Stabilität.',
      sections: { 'Zum Anfang': 'Google misst die Grösse der Bilder und die Qualität der Seite.' },
    }),
    indexedPage(links, {
      title: 'Linkbuilding',
      description: 'Verweise, die Bestand haben.',
      sections: { 'Für wen': 'Die Presse schreibt über eine Strasse. Das findet auch Google.' },
    }),
  ],
  [
    {
      kind: 'Glossar',
      path,
      id: 'begriff-ttfb',
      heading: 'TTFB',
      text: 'Die Zeit bis zum ersten Byte.',
      typed: '',
    },
    {
      kind: 'Glossar',
      path,
      id: 'begriff-entitaet',
      heading: 'Entity',
      text: 'Eindeutig Bestimmbares.',
      typed: '',
    },
    {
      kind: 'Werkzeug',
      path,
      id: 'werkzeug-robots',
      heading: 'robots.txt-Werkstatt',
      text: 'Sagt, wer was lesen darf.',
      typed: 'prüfen',
      topic: 'technology',
    },
  ],
)

export function indexOf(pages: IndexedPage[], entries: IndexedEntry[] = []): SearchIndex {
  return {
    pages,
    entries,
    examples: [{ question: 'Wie bekomme ich Links?', path: links, page: 'Linkbuilding' }],
  }
}

interface Facts extends Pick<IndexedPage, 'title' | 'topic'> {
  description?: string
  questions?: string[]
  subject?: string
  typed?: string
  /** Texts by heading. */
  sections?: Record<string, string>
}

export function indexedPage(at: PagePath, { sections = {}, ...facts }: Facts): IndexedPage {
  const texts = Object.entries(sections)
  return {
    path: at,
    shortTitle: facts.title,
    description: '',
    subject: '',
    questions: [],
    typed: '',
    text: '',
    ...facts,
    sections: texts.map(([heading, text], index) => ({ id: `teil-${index}`, heading, text })),
  }
}
