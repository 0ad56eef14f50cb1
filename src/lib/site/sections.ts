import type { EnquiryFieldId } from '../enquiry/enquiry-fields.ts'
import type { topics } from './navigation.ts'
import type { PagePath } from './page-path.ts'

/** The ids of the topics on the page of the knowledge base. Others link to them, so they stay when a label changes. */
export const topicSections = {
  start: 'einstieg',
  entities: 'entitaeten',
  technology: 'technik-und-sprachen',
  distribution: 'verbreitung',
  leads: 'lokal-und-leads',
} as const satisfies Record<(typeof topics)[number], string>

/** The headings of texts that code links to. `ssg/check/check-content` checks that the texts have them. */
export const textSections = {
  '/agb': ['14-dauer-und-kuendigung'],
  '/services/web-struktur-optimierung': ['musterbericht-neun-befunde-einer-schreinerei'],
} as const satisfies Partial<Record<PagePath, readonly string[]>>

type TextSections = { [Path in keyof typeof textSections]: (typeof textSections)[Path][number] }

/** The ids that links in code may name. The audit reports one that its page does not have. */
export interface Sections extends TextSections {
  '/':
    | 'anliegen'
    | 'arbeitsprobe'
    | 'contact'
    | 'fragen'
    | 'grundsaetze'
    | 'leistungen'
    | 'referenzen'
    | 'seo-audit'
    | 'team'
    | 'vorgehen'
    | 'wissen'
  '/contact':
    | 'angaben'
    | EnquiryFieldId
    | 'contact'
    | 'danach'
    | 'leistung-als-tabelle'
    | 'team'
    | `team-${string}`
    | 'welche-leistung-zuerst'
  '/knowledge-base': (typeof topicSections)[keyof typeof topicSections] | 'glossar' | 'werkzeuge'
}

/** The sections of a page; `never` if the path is not known at compile time. */
export type SectionOf<Path extends string> = [Path] extends [keyof Sections] ? Sections[Path] : never

export type SectionId = Sections[keyof Sections] | 'alle-seiten'
