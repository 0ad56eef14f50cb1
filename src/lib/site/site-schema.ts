import { z } from 'zod'
import { aiCrawlers } from './ai-crawlers.ts'
import { dataLocations } from './operator/data-location.ts'
import { phoneProblem, uidProblem, vatProblem } from './operator/numbers.ts'
import { addressProblem, formAddressProblem, mailProblem, originProblem } from './operator/web-addresses.ts'

/** What a field is, as `npm run setup` asks for it and messages explain it, and a value that is right. */
export const siteFields = z.registry<{ about: string; example: unknown }>()

// Each field is a schema of its own, because the register knows schemas, not names.
const text = () =>
  z
    .string({ error: 'must be a text' })
    .min(1, { error: 'must not be empty' })
    .regex(/^(?!\s)(?!.*\s$)/, { error: 'must not begin or end with a space' })

const day = z.iso.date({ error: 'must be a day, such as 2026-11-21' })

/** A text in which a rule finds no problem. */
function right(problemOf: (value: string) => string | undefined) {
  return z.string({ error: 'must be a text' }).refine((value) => problemOf(value) === undefined, {
    error: ({ input }) => problemOf(String(input)),
  })
}

const location = () => z.enum(dataLocations, { error: `must be one of ${dataLocations.join(', ')}` })

const access = z.enum(['allow', 'refuse'], { error: 'must be allow or refuse' })

/** The identity of the operator, checked by every build. `null` stands where there is nothing: it is shown nowhere then. */
export const siteSchema = z.strictObject({
  name: text().register(siteFields, {
    about: 'Name of the firm, in full, as it stands in the commercial register (OR 954a)',
    example: 'Suchwerk Aarau GmbH',
  }),
  shortName: text().max(24, { error: 'must not have more than 24 characters' }).register(siteFields, {
    about: 'Name that visitors use, at most 24 characters: header, title suffix, site name in search results',
    example: 'Suchwerk',
  }),
  legalForm: text().register(siteFields, {
    about: 'Legal form, for the Impressum',
    example: 'Gesellschaft mit beschränkter Haftung',
  }),
  street: text().register(siteFields, { about: 'Street and number', example: 'Bahnhofstrasse 1' }),
  postalCode: z
    .string({ error: 'must be a text' })
    .regex(/^[1-9]\d{3}$/, { error: 'must be a Swiss postal code of four digits' })
    .register(siteFields, { about: 'Postal code', example: '5000' }),
  locality: text().register(siteFields, { about: 'Town', example: 'Aarau' }),
  country: text().register(siteFields, { about: 'Country, in German', example: 'Schweiz' }),
  canton: text().nullable().register(siteFields, {
    about: 'Canton of the commercial register; empty (null) if the firm is not in it',
    example: 'Aargau',
  }),
  uid: right(uidProblem).nullable().register(siteFields, {
    about: 'Business number (UID), as uid.admin.ch shows it; empty (null) if there is none',
    example: 'CHE-123.456.788',
  }),
  vat: right(vatProblem).nullable().register(siteFields, {
    about: 'Number for value-added tax: the UID and MWST; empty (null) if the firm does not pay it',
    example: 'CHE-123.456.788 MWST',
  }),
  representative: text().register(siteFields, {
    about: 'Who represents the firm, for the Impressum',
    example: 'Vorname Name, Geschäftsführerin',
  }),
  email: right(mailProblem).register(siteFields, {
    about: 'E-mail address that visitors write to and somebody reads',
    example: 'kontakt@suchwerk.example',
  }),
  phone: right(phoneProblem).nullable().register(siteFields, {
    about: 'Telephone number that visitors call, kept in international form; empty (null) if nobody answers',
    example: '+41620000000',
  }),
  origin: right(originProblem).register(siteFields, {
    about:
      'Address of this site: https:// and the host that canonical addresses have, without a slash at the end',
    example: 'https://www.suchwerk.example',
  }),
  profiles: z.array(right(addressProblem), { error: 'must be a list of addresses' }).register(siteFields, {
    about: 'Profiles elsewhere that identify the same firm (`sameAs`), such as LinkedIn',
    example: ['https://www.linkedin.com/company/suchwerk'],
  }),
  host: text().register(siteFields, {
    about: 'Who hosts the site and where, for the privacy page',
    example: 'Hosting AG, Zürich, Schweiz',
  }),
  hostLocation: location().register(siteFields, {
    about:
      'Where the host keeps and sends the pages: it decides on the safeguard that the privacy page names',
    example: 'switzerland',
  }),
  logRetention: text().register(siteFields, {
    about: 'How long the host keeps its logs, for the privacy page',
    example: '30 Tage',
  }),
  enquiryAddress: right(formAddressProblem).register(siteFields, {
    about: 'Where the form is sent: /contact for Netlify Forms, or the https address of another service',
    example: 'https://formulare.suchwerk.example/anfrage',
  }),
  formService: text().register(siteFields, {
    about: 'Who receives the form for you, and where, for the privacy page',
    example: 'Formulardienst AG, Bern, Schweiz',
  }),
  formServiceLocation: location().register(siteFields, {
    about:
      'Where the form service and its spam filter work: it decides on the safeguard that the privacy page names',
    example: 'switzerland',
  }),
  spamFilter: text().nullable().register(siteFields, {
    about: 'Spam filter of another firm that the form service uses, and where; empty (null) if there is none',
    example: 'Filter GmbH, Deutschland',
  }),
  enquiryRetention: text().register(siteFields, {
    about: 'How long enquiries are kept, as it completes «Aufbewahrt wird sie …»',
    example: '12 Monate nach der letzten Nachricht',
  }),
  officeServices: text().register(siteFields, {
    about:
      'Who provides your e-mail, telephone and office software, and in which states, for the privacy page',
    example: 'Anbieter in der Schweiz',
  }),
  officeLocation: location().register(siteFields, {
    about:
      'Where those services work, at the farthest: it decides on the safeguard that the privacy page names',
    example: 'switzerland',
  }),
  responseTime: text().register(siteFields, {
    about: 'How soon an enquiry is answered, as it completes «Sie erhalten … eine Antwort»',
    example: 'innert zweier Arbeitstage',
  }),
  privacyContact: text().register(siteFields, {
    about: 'Who answers questions on privacy',
    example: 'Geschäftsleitung',
  }),
  euRepresentative: text().register(siteFields, {
    about: 'Representative in the EU (Art. 27 GDPR), or «entfällt»',
    example: 'entfällt',
  }),
  jurisdiction: text().register(siteFields, {
    about: 'Place of jurisdiction, for the terms',
    example: 'Aarau',
  }),
  paymentTerm: text().register(siteFields, {
    about: 'Term of payment, for the terms',
    example: '30 Tage',
  }),
  aiCrawlers: z.record(z.enum(aiCrawlers.map(({ name }) => name)), access).register(siteFields, {
    about: 'Who among the crawlers of AI providers may read the site: allow or refuse for each',
    example: { GPTBot: 'refuse' },
  }),
  indexNowKey: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, { error: 'must be 8 to 128 letters, digits and hyphens' })
    .nullable()
    .register(siteFields, {
      about:
        'Key that proves to IndexNow that the site is yours, public as a file of it; empty (null) if nothing is submitted',
      example: '0a1b2c3d-4e5f-6071-8293',
    }),
  contactChecked: day.register(siteFields, {
    about:
      'Day on which you last made sure that somebody reads `email`: security.txt is good for a year from then',
    example: '2026-11-21',
  }),
})

export type Site = z.infer<typeof siteSchema>

/** What a browser downloads of the identity as it stands, and what only files for machines say. */
export const publicFields = [
  'name',
  'shortName',
  'street',
  'postalCode',
  'locality',
  'email',
  'origin',
  'profiles',
  'enquiryAddress',
  'formService',
  'enquiryRetention',
  'responseTime',
] as const satisfies (keyof Site)[]
export const machineFields = ['aiCrawlers', 'indexNowKey', 'contactChecked'] as const satisfies (keyof Site)[]

export type PublicDetails = Pick<Site, (typeof publicFields)[number]>
export type MachineDetails = Pick<Site, (typeof machineFields)[number]>
export type LegalDetails = Omit<Site, keyof PublicDetails | keyof MachineDetails>
