import { z } from 'zod'
import { aiCrawlers } from './ai-crawlers.ts'

const text = z.string().min(1)

/** The identity of the operator, checked by every build. */
export const siteSchema = z.strictObject({
  /** The full name as it stands in the commercial register (OR 954a). */
  name: text,
  /** The name that visitors use: header, title suffix, site name in search results. At most 24 characters. */
  shortName: text.max(24),
  legalForm: text,
  street: text,
  postalCode: z.string().regex(/^\d{4}$/, { error: 'must be a Swiss postal code of four digits' }),
  locality: text,
  country: text,
  /** The canton of the commercial register. */
  canton: text,
  uid: z.string().regex(/^CHE-\d{3}\.\d{3}\.\d{3}$/, { error: 'must look like CHE-123.456.789' }),
  /** The VAT number, or «nicht mehrwertsteuerpflichtig». */
  vat: text,
  representative: text,
  email: z.email(),
  /** A number in international form, or «entfällt». */
  phone: text,
  /** Scheme and host of the canonical addresses, without a slash at the end. */
  origin: z.url({ protocol: /^https$/ }).refine((url) => URL.canParse(url) && new URL(url).origin === url, {
    error: 'must be an origin, such as https://www.example.com, without path or slash at the end',
  }),
  /** Profiles elsewhere that identify the same organisation (`sameAs`). */
  profiles: z.array(z.url()),
  host: text,
  formService: text,
  logRetention: text,
  enquiryRetention: text,
  privacyContact: text,
  euRepresentative: text,
  jurisdiction: text,
  paymentTerm: text,
  /** How soon an enquiry is answered, as it completes «Sie erhalten eine Antwort …». */
  responseTime: text,
  /** Where the enquiry form is sent: a path of this site (Netlify Forms) or the https address of another service. */
  enquiryAddress: z.union([z.string().startsWith('/'), z.url({ protocol: /^https$/ })]),
  /** Who among the crawlers of AI providers may read the site: a choice for each one that `lib/site/ai-crawlers` knows. */
  aiCrawlers: z.record(z.enum(aiCrawlers.map(({ name }) => name)), z.enum(['allow', 'refuse'])),
  /**
   * Proves to IndexNow that the site is yours: any 8 to 128 letters, digits and hyphens. It is public, as a file of the
   * site. `null` where nothing is submitted.
   */
  indexNowKey: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, { error: 'must be 8 to 128 letters, digits and hyphens' })
    .nullable(),
  /** The day on which you last made sure that somebody reads `email`: `security.txt` is good for a year from then. */
  contactChecked: z.iso.date(),
})

export type Site = z.infer<typeof siteSchema>
