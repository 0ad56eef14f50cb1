import { z } from 'zod'
import { ownKinds, serviceGroups, topics } from './navigation.ts'
import { stations } from './stations.ts'
import { lastChange } from './swiss-date.ts'

const day = z.iso.date({ error: 'das ist kein Tag' })
const path = z.string().startsWith('/', { error: 'das ist kein Pfad einer Seite' })

const common = z.strictObject({
  /** The h1 and the title of the document, unique; the name of the site is added to the latter. */
  title: z.string().min(15).max(60),
  /** What navigation and breadcrumbs call the page. */
  shortTitle: z.string().min(3).max(28),
  /** Search snippet and teaser, unique, in complete sentences. */
  description: z.string().min(110).max(155),
  published: day,
  /** The day of the last change of substance; feeds, sitemap and byline show it. */
  updated: day.optional(),
})

const ordered = common.extend({
  /** Position within its topic, group or list. */
  order: z.int().positive(),
})

/** «6», or «4 bis 6». */
const range = z.string().regex(/^\d{1,3}( bis \d{1,3})?$/, { error: 'richtig ist etwa «6» oder «4 bis 6»' })

/** How many words a `summary` has, by the kind of its page: the checks, the templates of new pages and docs/authoring.md say the same. */
export const summaryWords = { article: [25, 50], service: [25, 60], page: [10, 65] } as const

const words = ([least, most]: readonly [number, number]) =>
  z.string().refine((text) => inRange(countWords(text), least, most), {
    error: ({ input }) => `hat ${countWords(String(input))} Wörter; richtig sind ${least} bis ${most}`,
  })

/** A cell of the fact box: no sentence, so without a full stop. */
const fact = z
  .string()
  .min(8)
  .max(120)
  .regex(/[^.]$/, { error: 'das endet wie ein Satz: Lassen Sie den Punkt weg' })

const question = z.string().min(10).max(70).endsWith('?', { error: 'das endet nicht mit einem Fragezeichen' })

/** What a page answers, as customers would ask: found by the search, the first one is shown there while nothing is typed. */
export const questionsSchema = z.array(question).min(3).max(12)

const written = ordered.extend({
  questions: questionsSchema,
  /** The day by which somebody is to read the text again; without it half a year after the last change (`npm run check:facts`). */
  reviewBy: day.optional(),
})

const article = written.extend({
  kind: z.literal('article'),
  topic: z.enum(topics),
  summary: words(summaryWords.article),
  /** The service that the article leads to. */
  service: path,
  /** The `id` of the member of the team who has written it (`src/content/slots.yaml`), where that is not the `articleAuthor`. */
  author: z.string().optional(),
  /** What the call to action asks, at most a line; without it a question that fits every article. */
  call: z.string().min(12).max(60).optional(),
})
const service = written.extend({
  kind: z.literal('service'),
  group: z.enum(serviceGroups),
  /** Where on the way of an enquiry it works. */
  station: z.enum(stations),
  summary: words(summaryWords.service).refine((text) => !/^(wir|unser)/i.test(text), {
    error: 'muss mit dem beginnen, was die Kundschaft gewinnt, nicht mit «Wir»',
  }),
  /** What the customer holds first, never an effect in a search engine (AGB 3). */
  result: fact,
  /** What the weeks in `weeks` cover, as the sentence goes on after them, and what comes then. */
  duration: fact,
  /** What the customer does; after the hours in `hours` the sentence goes on. */
  effort: fact,
  /** What the price depends on. */
  price: fact,
  /** What is done once, and what goes on. */
  once: fact.optional(),
  running: fact.optional(),
  /** Weeks until the result, and hours of the customer, such as «4 bis 6»: promises that the doctor asks the operator to confirm. */
  weeks: range.optional(),
  hours: range.optional(),
})
const legal = written.extend({ kind: z.literal('legal') })
/** A page of its own: «Über uns», «Team», «Stellen». */
const page = written.extend({
  kind: z.literal('page'),
  /** What it is about, below the h1. */
  summary: words(summaryWords.page),
  /** Where every page links to it. */
  navigation: z.enum(['header', 'footer', 'none']),
})
/** A page that is written as components. One that needs a place in the navigation is of the kind `page`, with a text of its own. */
export const ownPageSchema = common.extend({ kind: z.enum(ownKinds) })
export type OwnPage = z.infer<typeof ownPageSchema>

/** The facts of an MDX page by its kind. */
export const pageSchemas = { article, service, legal, page }

/** The frontmatter of an MDX page. */
export const frontmatterSchema = z
  .discriminatedUnion('kind', [article, service, legal, page])
  .refine(({ published, updated }) => !updated || updated > published, {
    error: 'muss später sein als `published`',
    path: ['updated'],
  })
  .refine((facts) => !facts.reviewBy || facts.reviewBy > lastChange(facts), {
    error: 'muss später sein als die letzte Änderung',
    path: ['reviewBy'],
  })
  .refine((facts) => facts.kind !== 'service' || facts.once !== undefined || facts.running !== undefined, {
    error: 'muss sagen, was einmal geschieht, oder `running`, was weiterläuft',
    path: ['once'],
  })

export type Frontmatter = z.infer<typeof frontmatterSchema>

/** The facts of a text that its page needs: what it answers only the search reads, from its index, and when it is due only its author. */
type TextFacts = { [Kind in Frontmatter['kind']]: OnPage<Kind> }[Frontmatter['kind']]
type OnPage<Kind> = Omit<Extract<Frontmatter, { kind: Kind }>, 'questions' | 'reviewBy'>

/** What every page tells the rest of the site about itself. */
export type Page = TextFacts | OwnPage
export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

function countWords(text: string): number {
  return text.trim().split(/\s+/).length
}

function inRange(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
