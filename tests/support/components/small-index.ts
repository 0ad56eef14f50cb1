import type { IndexedEntry, IndexedPage, SearchIndex } from '../../../src/lib/search/search-index.ts'
import type { PagePath } from '../../../src/lib/site/page-path.ts'

/** A small site, as the build writes it for the search. */
export const smallIndex = indexOf(
  [
    indexedPage('/knowledge-base/entity-seo', {
      title: 'Was ist Entity SEO?',
      topic: 'entities',
      description: 'Wie Suchmaschinen Unternehmen als Entitäten erkennen.',
      typed: 'entity',
      sections: {
        'Warum Entitäten zählen': 'Google führt Frau Müller in seinem Wissensgraphen.',
        'Häufige Fragen': 'Branchenverzeichnisse nennen oft eine alte Adresse.',
      },
    }),
    indexedPage('/knowledge-base/core-web-vitals', {
      title: 'Core Web Vitals',
      topic: 'technology',
      description: 'Laden, Reaktion und Stabilität.',
      sections: { 'Zum Anfang': 'Google misst die Grösse der Bilder und die Qualität der Seite.' },
    }),
    indexedPage('/services/linkbuilding', {
      title: 'Linkbuilding',
      description: 'Verweise, die Bestand haben.',
      sections: { 'Für wen': 'Die Presse schreibt über eine Strasse. Das findet auch Google.' },
    }),
  ],
  [
    entry('Glossar', { id: 'begriff-ttfb', heading: 'TTFB', text: 'Die Zeit bis zum ersten Byte.' }),
    entry('Glossar', { id: 'begriff-entitaet', heading: 'Entity', text: 'Etwas eindeutig Bestimmbares.' }),
    entry('Werkzeug', {
      id: 'werkzeug-robots',
      heading: 'robots.txt-Werkstatt',
      text: 'Sagt, wer was lesen darf.',
      typed: 'prüfen',
      topic: 'technology',
    }),
  ],
)

export function indexOf(pages: IndexedPage[], entries: IndexedEntry[] = []): SearchIndex {
  return {
    pages,
    entries,
    examples: [{ question: 'Wie bekomme ich Links?', path: '/services/linkbuilding', page: 'Linkbuilding' }],
  }
}

function entry(
  kind: IndexedEntry['kind'],
  facts: Pick<IndexedEntry, 'id' | 'heading' | 'text'> & Partial<IndexedEntry>,
): IndexedEntry {
  return { kind, path: '/knowledge-base', typed: '', ...facts }
}

interface Facts extends Pick<IndexedPage, 'title' | 'topic'> {
  description?: string
  questions?: string[]
  subject?: string
  typed?: string
  code?: string
  /** Texts by their headings. */
  sections?: Record<string, string>
}

export function indexedPage(
  path: PagePath,
  { sections = {}, description = '', subject = '', typed = '', questions = [], ...facts }: Facts,
): IndexedPage {
  return {
    path,
    ...facts,
    shortTitle: facts.title,
    description,
    subject,
    questions,
    typed,
    text: '',
    sections: Object.entries(sections).map(([heading, text], index) => ({
      id: `teil-${index}`,
      heading,
      text,
    })),
  }
}
