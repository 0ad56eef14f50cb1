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

/** What one service costs. */
const price = z.strictObject({
  service,
  amount: francs,
  /** `true` where the amount is the least that it costs. */
  isFrom: z.boolean({ error: 'muss true oder false sein' }),
  per: z.enum(['once', 'month'], { error: 'muss once oder month sein' }),
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
    .regex(/^\/team\/[\w-]+\.(avif|webp)$/, { error: 'muss aussehen wie /team/anna-beispiel.avif' })
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
        .int({ error: 'muss eine Zahl von Tagen sein' })
        .min(3, { error: 'muss mindestens 3 sein' })
        .max(13, { error: 'darf höchstens 13 sein: In den ersten 30 Tagen ist nicht mehr Platz' }),
      /** Its fixed price in francs. */
      price: francs.nullable(),
    }),
    prices: z.array(price),
    /** How all amounts are meant; `none` where you do not owe value-added tax. */
    vat: z.enum(['excluded', 'included', 'none'], { error: 'muss excluded, included oder none sein' }),
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
        minutes: z
          .int({ error: 'muss eine Zahl von Minuten sein' })
          .positive({ error: 'muss grösser als 0 sein' }),
      })
      .nullable(),
    /** Programmes of others that you belong to, each with the page of theirs that proves it. */
    partnerships: z.array(z.strictObject({ name: text, url: address })),
    /** The next day on which you could begin. Once it has passed, browsers show it no more. */
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
/** Nothing that an operator may leave out. */
export const emptySlots: Slots = {
  audit: { workingDays: 10, price: null },
  prices: [],
  vat: 'excluded',
  references: [],
  team: [],
  articleAuthor: null,
  booking: null,
  partnerships: [],
  nextStart: null,
}

export type Reference = Slots['references'][number]
export type Member = Slots['team'][number]
export type Price = Slots['prices'][number]
