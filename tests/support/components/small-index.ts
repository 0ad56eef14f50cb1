import type { IndexedPage, IndexedSection, SearchIndex } from '../../../src/lib/search/search-index.ts'
import { countTypedWords, packTypedWords } from '../../../src/lib/search/typed-words.ts'
import type { PagePath } from '../../../src/lib/site/page-path.ts'

/** A small site, as the build writes it for the search. */
export const smallIndex = indexOf(
  [
    indexedPage('/knowledge-base/entity-seo', {
      title: 'Was ist Entity SEO?',
      topic: 'entities',
      description: 'Wie Suchmaschinen Unternehmen als Entitäten erkennen.',
      sections: {
        'Warum Entitäten zählen': 'Google führt Frau Müller in seinem Wissensgraphen.',
        'Häufige Fragen': 'Branchenverzeichnisse nennen oft eine alte Adresse.',
      },
    }),
    indexedPage('/knowledge-base/core-web-vitals', {
      title: 'Core Web Vitals verbessern',
      topic: 'technology',
      description: 'Laden, Reaktion und Stabilität messen.',
      sections: { 'So messen Sie': 'Google misst die Grösse der Bilder und die Qualität der Seite.' },
    }),
    indexedPage('/services/linkbuilding', {
      title: 'Linkbuilding',
      description: 'Verweise, die Bestand haben.',
      sections: { 'Für wen': 'Die Presse schreibt über eine Strasse. Das findet auch Google.' },
    }),
  ],
  {
    terms: [
      { id: 'begriff-ttfb', heading: 'TTFB', text: 'Time to First Byte: die Zeit bis zum ersten Byte.' },
      { id: 'begriff-entitaet', heading: 'Entity', text: 'Etwas eindeutig Bestimmbares.' },
    ],
  },
)

interface Others {
  /** What is typed for pages, by their paths. */
  searches?: Partial<Record<PagePath, string[]>>
  terms?: IndexedSection[]
}

export function indexOf(pages: IndexedPage[], { searches = {}, terms = [] }: Others = {}): SearchIndex {
  return {
    pages,
    glossary: { path: '/knowledge-base', title: 'Glossar', entries: terms },
    typed: packTypedWords(countTypedWords(pages.map(({ path }) => searches[path] ?? []))),
  }
}

interface Facts extends Pick<IndexedPage, 'title' | 'topic'> {
  description?: string
  questions?: string[]
  subject?: string
  code?: string
  /** Texts by their headings. */
  sections?: Record<string, string>
}

export function indexedPage(
  path: PagePath,
  { sections = {}, description = '', subject = '', questions = [], ...facts }: Facts,
): IndexedPage {
  return {
    path,
    ...facts,
    shortTitle: facts.title,
    description,
    subject,
    questions,
    text: '',
    sections: Object.entries(sections).map(([heading, text], index) => ({
      id: `teil-${index}`,
      heading,
      text,
    })),
  }
}
