import { z } from 'zod'
import { serviceGroups, topics } from './navigation.ts'

const day = z.iso.date({ error: 'must be a day, such as 2026-11-21' })
const path = z.string().startsWith('/', { error: 'must be the path of a page, such as /contact' })

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

const words = (least: number, most: number) =>
  z.string().refine((text) => inRange(text.trim().split(/\s+/).length, least, most), {
    error: `must have ${least} to ${most} words`,
  })

const article = ordered.extend({
  kind: z.literal('article'),
  topic: z.enum(topics),
  summary: words(35, 90),
  /** The service that the article leads to. */
  service: path,
  /** The `id` of the member of the team who has written it (`lib/slots`), where that is not the `articleAuthor`. */
  author: z.string().optional(),
})
const service = ordered.extend({
  kind: z.literal('service'),
  group: z.enum(serviceGroups),
  summary: words(20, 65),
})
const legal = ordered.extend({ kind: z.literal('legal') })
const page = common.extend({ kind: z.enum(['home', 'contact', 'index']) })

/** The frontmatter of an MDX page. */
export const frontmatterSchema = z
  .discriminatedUnion('kind', [article, service, legal])
  .refine(({ published, updated }) => !updated || updated > published, {
    error: 'must be later than `published`',
    path: ['updated'],
  })

export type Frontmatter = z.infer<typeof frontmatterSchema>

/** What every page tells the rest of the site about itself. */
export type Page = Frontmatter | z.infer<typeof page>
export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

function inRange(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
