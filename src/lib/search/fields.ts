import type { SearchedPage } from './searched-pages.ts'
import type { LabelKind } from './word-index.ts'
import { partedVerb, wordsIn } from './language/words.ts'

/** A text of a section, and what its words say of the page. */
export interface Field {
  text: string
  /** What the page is about, what one of its sections is about, or what it mentions. */
  counts: 'about' | 'heading' | 'text'
  /** Of one mention. */
  worth: number
  /** What the text stands for as a whole. */
  labels?: LabelKind
  /** Whether the page is called so. */
  isTitle?: boolean
}

/** The texts of each section of a page; those that say what the page is about belong to the first. */
export function fieldsOf(page: SearchedPage<string>): Field[][] {
  const isTerm = page.about === undefined
  const [start = [], ...others] = page.sections.map(({ heading, text, code = '' }): Field[] => [
    { text, counts: 'text', worth: 1 },
    { text: code, counts: 'text', worth: 0.1 },
    {
      // «3. Leistungen» is called «Leistungen».
      text: heading.replace(/^\d+\. /, ''),
      counts: isTerm ? 'about' : 'heading',
      worth: 1,
      labels: isTerm ? 'page' : 'section',
    },
  ])
  return [[...start, ...aboutFields(page)], ...others].map((fields) =>
    fields.filter(({ text }) => text !== ''),
  )
}

function aboutFields({ about, title, description }: SearchedPage<string>): Field[] {
  if (!about) return []
  const ofTitle = { counts: 'about', worth: 3, labels: 'page', isTitle: true } as const
  return [
    { text: title, ...ofTitle },
    { text: about.shortTitle, ...ofTitle },
    { text: description, counts: 'about', worth: 1.5 },
    { text: about.subject, counts: 'about', worth: 1 },
    ...about.questions.map((question): Field => {
      // «anmelde» of «Wie melde ich meine Website an?»
      const verb = partedVerb(wordsIn(question)) ?? ''
      return { text: `${question} ${verb}`, counts: 'about', worth: 1.5, labels: 'page' }
    }),
  ]
}
