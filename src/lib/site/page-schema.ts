import { z } from 'zod'
import { ownKinds, serviceGroups, topics } from './navigation.ts'
import { stations } from './stations.ts'
import { lastChange } from './swiss-date.ts'

const day = z.iso.date({ error: 'das ist kein Tag' })
const path = z.string().startsWith('/', { error: 'das ist kein Pfad einer Seite' })

const common = z.strictObject({
  /** The h1, and the document title with the name of the site added. Unique. */
  title: z.string().min(15).max(60),
  /** The name of the page in navigation and breadcrumbs. */
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

/** The allowed number of words of a `summary` by kind of page. docs/authoring.md repeats it. */
export const summaryWords = { article: [25, 50], service: [25, 60], page: [10, 65] } as const

const words = ([least, most]: readonly [number, number]) =>
  z.string().refine((text) => inRange(countWords(text), least, most), {
    error: ({ input }) => `hat ${countWords(String(input))} Wörter; richtig sind ${least} bis ${most}`,
  })

/** A cell of the fact box. It is not a sentence, so it has no full stop. */
const fact = z
  .string()
  .min(8)
  .max(120)
  .regex(/[^.]$/, { error: 'das endet wie ein Satz: Lassen Sie den Punkt weg' })

const question = z.string().min(10).max(70).endsWith('?', { error: 'das endet nicht mit einem Fragezeichen' })

/** Questions of customers that a page answers. The search finds the page by them, and some first ones are its examples before a query is typed. */
export const questionsSchema = z.array(question).min(3).max(12)

const written = ordered.extend({
  questions: questionsSchema,
  /** The day on which the text is due for review; by default half a year after the last change (`npm run check:facts`). */
  reviewBy: day.optional(),
})

const article = written.extend({
  kind: z.literal('article'),
  topic: z.enum(topics),
  summary: words(summaryWords.article),
  /** The service that the call to action offers. */
  service: path,
  /** The `id` of the author in `team` (`src/content/slots.yaml`), if that is not the `articleAuthor`. */
  author: z.string().optional(),
  /** The question of the call to action, at most a line. There is a default. */
  call: z.string().min(12).max(60).optional(),
})
const service = written.extend({
  kind: z.literal('service'),
  group: z.enum(serviceGroups),
  /** Whether the call to action asks for the SEO-Audit alone, which is a part of its service. */
  audit: z.literal(true).optional(),
  station: z.enum(stations),
  summary: words(summaryWords.service).refine((text) => !/^(wir|unser)/i.test(text), {
    error: 'muss mit dem beginnen, was die Kundschaft gewinnt, nicht mit «Wir»',
  }),
  /** The first deliverable, never an effect in a search engine (AGB 3). */
  result: fact,
  /** What takes how long. With `weeks` it completes the phrase that begins with them. */
  duration: fact,
  /** What the customer contributes. With `hours` it completes the phrase that begins with them. */
  effort: fact,
  price: fact,
  /** What is done once (`once`) and what continues (`running`). A service has at least one of them. */
  once: fact.optional(),
  running: fact.optional(),
  /** What ongoing work is paid by, if that is not the month (AGB 6). */
  per: z.literal('Kontrolle').optional(),
  /** Weeks until the result, and hours of the customer. They are promises, so `npm run doctor` asks the operator to confirm them. */
  weeks: range.optional(),
  hours: range.optional(),
})
const legal = written.extend({ kind: z.literal('legal') })
/** A standalone page, such as «Über uns», «Team» or «Stellen». */
const page = written.extend({
  kind: z.literal('page'),
  summary: words(summaryWords.page),
  /** Which part of the frame links to it. */
  navigation: z.enum(['header', 'footer', 'none']),
})
/** The facts of a page that is written as components. A page that needs a place in the navigation has the kind `page` and an MDX text. */
export const ownPageSchema = common.extend({ kind: z.enum(ownKinds) })
export type OwnPage = z.infer<typeof ownPageSchema>

export const pageSchemas = { article, service, legal, page }

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

/** The facts that the page of a text needs. The search has `questions` in its index, and only authors need `reviewBy`. */
type TextFacts = { [Kind in Frontmatter['kind']]: OnPage<Kind> }[Frontmatter['kind']]
type OnPage<Kind> = Omit<Extract<Frontmatter, { kind: Kind }>, 'questions' | 'reviewBy'>

export type Page = TextFacts | OwnPage
export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

function countWords(text: string): number {
  return text.trim().split(/\s+/).length
}

function inRange(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
