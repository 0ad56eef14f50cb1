import { canParseUrl } from '../can-parse-url.ts'
import { z } from 'zod'

const text = z
  .string({ error: 'muss ein Text sein' })
  .trim()
  .min(1, { error: 'darf nicht leer sein; wo es nichts zu sagen gibt, fällt der ganze Eintrag weg' })
const day = z.iso.date({ error: 'muss ein Tag sein, etwa 2027-01-11' })
const address = z
  .templateLiteral(['https://', z.string()], { error: 'muss eine https-Adresse sein' })
  .refine((url) => canParseUrl(url), { error: 'muss eine https-Adresse sein' })
const francs = z
  .int({ error: 'muss ein Betrag in ganzen Franken sein' })
  .positive({ error: 'muss grösser als 0 sein' })
const service = z.templateLiteral(['/services/', z.string()], {
  error: 'muss der Pfad einer Leistung sein, der mit /services/ beginnt',
})
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen, etwa anna-beispiel',
})

const price = z.strictObject({
  service,
  amount: francs,
  /** Whether the amount is the minimum. */
  isFrom: z.boolean({ error: 'muss true oder false sein' }),
  per: z.enum(['once', 'month'], { error: 'muss once oder month sein' }),
})

const reference = z.strictObject({
  client: text,
  /** Trade and place: «Schreinerei, Winterthur». */
  about: text,
  /** The day on which the client agreed to be named, as the terms promise (AGB 8). Not shown. */
  consent: day,
  /** The state before, with a figure if there is one. */
  before: text,
  measure: text,
  /** The measured result, even if it disappoints. */
  result: text,
  /** The periods that were compared. */
  period: text,
  /** The service that was provided. Its page shows the reference, too. */
  service: service.optional(),
})

const member = z.strictObject({
  /** Part of URLs, and the value of `author` in the frontmatter of articles. Do not change it. */
  id,
  name: text,
  /** The person's role: «Technik und Messung». */
  role: text,
  /** One or two sentences that matter to a prospective customer. */
  about: text,
  /** A square picture below `public`, AVIF or WebP, some 300 pixels wide: /team/anna-beispiel.avif. */
  photo: z
    .string()
    .regex(/^\/team\/[\w-]+\.(avif|webp)$/, {
      error:
        'muss aussehen wie /team/anna-beispiel.avif, AVIF oder WebP; aus einem JPEG macht das: npx sharp-cli -i anna.jpg -o public/team/anna-beispiel.avif resize 300 300',
    })
    .optional(),
  /** Profiles of the person on other sites (`sameAs`). */
  profiles: z.array(address).optional(),
})

/** What only the operator knows. Each part is shown only if it is filled in. */
export const slotsSchema = z
  .strictObject({
    audit: z.strictObject({
      /** The duration of the audit in working days, from the day of access. The timeline of the first 30 days has room for 3 to 13. */
      workingDays: z
        .int({ error: 'muss eine Zahl von Tagen sein' })
        .min(3, { error: 'muss mindestens 3 sein' })
        .max(13, { error: 'darf höchstens 13 sein: In den ersten 30 Tagen ist nicht mehr Platz' }),
      price: francs.nullable(),
    }),
    prices: z.array(price),
    /** Whether amounts include value-added tax; `none` if the firm owes none. */
    vat: z.enum(['excluded', 'included', 'none'], { error: 'muss excluded, included oder none sein' }),
    references: z.array(reference),
    team: z.array(member),
    /** The `id` of the default author of articles. */
    articleAuthor: id.nullable(),
    /** When somebody answers the telephone. */
    phoneHours: text.nullable(),
    /** The calendar in which visitors book a first call. */
    booking: z
      .strictObject({
        url: address,
        /** The provider of the calendar and its location. Visitors see it, and the privacy page must name it, too. */
        service: text,
        minutes: z
          .int({ error: 'muss eine Zahl von Minuten sein' })
          .positive({ error: 'muss grösser als 0 sein' }),
      })
      .nullable(),
    /** Partner programmes of other firms, each with a page of that firm as evidence. */
    partnerships: z.array(z.strictObject({ name: text, url: address })),
    /** The next possible start. Browsers hide it once it has passed. */
    nextStart: day.nullable(),
  })
  .superRefine(({ team, articleAuthor, prices }, context) => {
    const twice = (path: string, values: string[]) => {
      const again = values.find((value, index) => values.indexOf(value) < index)
      if (again) context.addIssue({ code: 'custom', path: [path], message: `nennt «${again}» zweimal` })
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
        message: 'muss die `id` einer Person in `team` sein',
      })
  })

export type Slots = z.infer<typeof slotsSchema>
export const emptySlots: Slots = {
  audit: { workingDays: 10, price: null },
  prices: [],
  vat: 'excluded',
  references: [],
  team: [],
  articleAuthor: null,
  phoneHours: null,
  booking: null,
  partnerships: [],
  nextStart: null,
}

export type Reference = Slots['references'][number]
export type Member = Slots['team'][number]
export type Price = Slots['prices'][number]
