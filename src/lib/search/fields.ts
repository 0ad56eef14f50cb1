import type { SearchedSection } from './sections.ts'
import { partedVerb, wordsIn } from './language/words.ts'

/** A text of a section, and what its words say of the page. */
export interface Field {
  text: string
  /** What the page is about, what one of its sections is about, or what it mentions. */
  counts: 'about' | 'heading' | 'text'
  /** Of one mention. */
  worth: number
  /** What the text stands for as a whole. */
  labels?: 'page' | 'section'
  /** Whether the page is called so. */
  isTitle?: boolean
}

export function fieldsOf({ page, heading, text, code, about, isTerm }: SearchedSection): Field[] {
  const own: Field[] = [
    { text, counts: 'text', worth: 1 },
    { text: code, counts: 'text', worth: 0.1 },
  ]
  if (heading)
    own.push({
      // «3. Leistungen» is called «Leistungen».
      text: heading.replace(/^\d+\. /, ''),
      counts: isTerm ? 'about' : 'heading',
      worth: 1,
      labels: isTerm ? 'page' : 'section',
    })
  if (!about) return own
  const title = { counts: 'about', worth: 3, labels: 'page', isTitle: true } as const
  return [
    ...own,
    { text: page.title, ...title },
    { text: about.shortTitle, ...title },
    { text: page.description, counts: 'about', worth: 1.5 },
    { text: about.subject, counts: 'about', worth: 1 },
    ...about.questions.map((question): Field => {
      // «anmelde» of «Wie melde ich meine Website an?»
      const verb = partedVerb(wordsIn(question)) ?? ''
      return { text: `${question} ${verb}`, counts: 'about', worth: 1.5, labels: 'page' }
    }),
  ]
}
