import type { topics } from './navigation.ts'

/** The sections of the knowledge base, by topic. Links lead to them, so they stay when a label changes. */
export const topicSections = {
  start: 'einstieg',
  entities: 'entitaeten',
  technology: 'technik-und-sprachen',
  distribution: 'verbreitung',
  leads: 'lokal-und-leads',
} as const satisfies Record<(typeof topics)[number], string>

/** The ids of the sections that links in code may name; `check/audit` finds those that are not there. */
export interface Sections {
  '/':
    | 'anliegen'
    | 'arbeitsprobe'
    | 'befund'
    | 'contact'
    | 'fragen'
    | 'grundsaetze'
    | 'kosten'
    | 'leistungen'
    | 'referenzen'
    | 'team'
    | 'vorgehen'
    | 'wissen'
  '/agb': '14-dauer-und-kuendigung'
  '/contact':
    | 'angaben'
    | 'contact'
    | 'danach'
    | 'leistung-als-tabelle'
    | 'team'
    | `team-${string}`
    | 'welche-leistung-zuerst'
  '/knowledge-base': (typeof topicSections)[keyof typeof topicSections] | 'glossar' | 'werkzeuge'
}

/** The sections of a page; of a page that is only known when the code runs, and of a text, none. */
export type SectionOf<Path extends string> = [Path] extends [keyof Sections] ? Sections[Path] : never

export type SectionId = Sections[keyof Sections] | 'alle-seiten'
