import { canParseUrl } from '../can-parse-url.ts'
import { z } from 'zod'

const text = z
  .string({ error: 'must be a text' })
  .trim()
  .min(1, { error: 'must not be empty; where there is nothing to say, leave the whole entry out' })
const day = z.iso.date({ error: 'must be a day, such as 2027-01-11' })
const address = z
  .templateLiteral(['https://', z.string()], { error: 'must be an https address' })
  .refine((url) => canParseUrl(url), { error: 'must be an https address' })
const francs = z.int({ error: 'must be an amount in whole francs' }).positive({ error: 'must be above 0' })
const service = z.templateLiteral(['/services/', z.string()], {
  error: 'must be the path of a service, such as /services/linkbuilding',
})
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'must be lower-case letters, digits and hyphens, such as anna-beispiel',
})

/** What one service costs. */
const price = z.strictObject({
  service,
  amount: francs,
  /** `true` where the amount is the least that it costs. */
  isFrom: z.boolean({ error: 'must be true or false' }),
  per: z.enum(['once', 'month'], { error: 'must be once or month' }),
})

const reference = z.strictObject({
  /** The client, by name. */
  client: text,
  /** Trade and place: «Schreinerei, Winterthur». */
  about: text,
  /** The day on which the client agreed to be named: the terms promise that (AGB 8). It is shown nowhere. */
  consent: day,
  /** How things stood, with a figure where there is one. */
  before: text,
  measure: text,
  /** What could be measured afterwards, also where it disappoints. */
  result: text,
  /** From when to when the two were compared. */
  period: text,
  /** The service that did it; its page shows the reference too. */
  service: service.optional(),
})

const member = z.strictObject({
  /** For addresses, and for `author` in the frontmatter of an article. It stays for good. */
  id,
  name: text,
  /** What the person does here: «Technik und Messung». */
  role: text,
  /** One or two sentences: what somebody who asks for help would like to know. */
  about: text,
  /** A square picture below `public`, AVIF or WebP, some 300 pixels wide: /team/anna-beispiel.avif. */
  photo: z
    .string()
    .regex(/^\/team\/[\w-]+\.(avif|webp)$/, { error: 'must look like /team/anna-beispiel.avif' })
    .optional(),
  /** Profiles elsewhere that identify the same person (`sameAs`). */
  profiles: z.array(address).optional(),
})

/** What only the operator can know and nobody may invent. Each part is shown only where it is filled in. */
export const slotsSchema = z
  .strictObject({
    audit: z.strictObject({
      /** How many working days the audit takes once you have access; the picture of the first 30 days has room for 3 to 13. */
      workingDays: z
        .int({ error: 'must be a number of days' })
        .min(3, { error: 'must be 3 at least' })
        .max(13, { error: 'must be 13 at most: the first 30 days have no room for more' }),
      /** Its fixed price in francs. */
      price: francs.nullable(),
    }),
    prices: z.array(price),
    /** How all amounts are meant; `none` where you do not owe value-added tax. */
    vat: z.enum(['excluded', 'included', 'none'], { error: 'must be excluded, included or none' }),
    references: z.array(reference),
    team: z.array(member),
    /** The `id` of who has written the articles that name no `author`. */
    articleAuthor: id.nullable(),
    /** Where visitors choose a time for a first call. */
    booking: z
      .strictObject({
        url: address,
        /** Whose calendar that is, and where: the visitor is told, and so must be the privacy page. */
        service: text,
        minutes: z.int({ error: 'must be a number of minutes' }).positive({ error: 'must be above 0' }),
      })
      .nullable(),
    /** Programmes of others that you belong to, each with the page of theirs that proves it. */
    partnerships: z.array(z.strictObject({ name: text, url: address })),
    /** What a day of your work costs, in whole francs without value-added tax; the estimate for the structure of a website then names an amount. */
    dayRate: francs.nullable(),
    /** The next day on which you could begin. Once it has passed, browsers show it no more. */
    nextStart: day.nullable(),
  })
  .superRefine(({ team, articleAuthor, prices }, context) => {
    const twice = (path: string, values: string[]) => {
      const again = values.find((value, index) => values.indexOf(value) < index)
      if (again) context.addIssue({ code: 'custom', path: [path], message: `has «${again}» twice` })
    }
    twice(
      'team',
      team.map((person) => person.id),
    )
    twice(
      'prices',
      prices.map((listed) => listed.service),
    )
    if (articleAuthor && !team.some((person) => person.id === articleAuthor))
      context.addIssue({
        code: 'custom',
        path: ['articleAuthor'],
        message: 'must be the id of a member of `team`',
      })
  })

export type Slots = z.infer<typeof slotsSchema>
export type Reference = Slots['references'][number]
export type Member = Slots['team'][number]
export type Price = Slots['prices'][number]
