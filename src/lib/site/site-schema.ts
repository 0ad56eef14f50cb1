import { z } from 'zod'
import { aiCrawlers } from './ai-crawlers.ts'
import { dataLocations } from './operator/data-location.ts'
import {
  cantonProblem,
  phoneProblem,
  uidProblem,
  vatProblem,
  addressProblem,
  formAddressProblem,
  mailProblem,
  originProblem,
} from './operator/field-problems.ts'

/** For each field a German description, for `npm run setup` and messages, and a valid example. */
export const siteFields = z.registry<{ about: string; example: unknown }>()

/** A field with its description and example. A copy of the schema, because the registry tells fields apart by it. */
function field<Schema extends z.ZodType>(schema: Schema, about: string, example: unknown): Schema {
  const copy = schema.clone()
  siteFields.add(copy, { about, example })
  return copy
}

const text = z
  .string({ error: 'muss ein Text sein' })
  .min(1, { error: 'darf nicht leer sein' })
  .regex(/^(?!\s)(?!.*\s$)/, { error: 'darf nicht mit einem Leerzeichen beginnen oder enden' })

/** A UID in the right format that no firm has. It is refused as an answer (`operator/example`). */
const sampleUid = 'CHE-123.456.788'

const day = z.iso.date({ error: 'muss ein Tag sein, etwa 2026-11-21' })

/** A text for which `problemOf` returns nothing. */
function right(problemOf: (value: string) => string | undefined) {
  return z.string({ error: 'muss ein Text sein' }).refine((value) => problemOf(value) === undefined, {
    error: ({ input }) => problemOf(String(input)),
  })
}

const location = z.enum(dataLocations, { error: `muss eines sein von ${dataLocations.join(', ')}` })

const access = z.enum(['allow', 'refuse'], { error: 'muss allow oder refuse sein' })

/** The identity of the operator, checked by every build. `null` means that there is no value; pages then leave it out. */
export const siteSchema = z.strictObject({
  name: field(text, 'Name der Firma, vollständig, wie im Handelsregister (OR 954a)', 'Suchwerk Aarau GmbH'),
  shortName: field(
    text.max(24, { error: 'darf höchstens 24 Zeichen haben' }),
    'Name, wie ihn die Kundschaft sagt, höchstens 24 Zeichen: Kopfzeile, Titel, Name in Suchergebnissen',
    'Suchwerk',
  ),
  legalForm: field(text, 'Rechtsform, für das Impressum', 'Gesellschaft mit beschränkter Haftung'),
  street: field(text, 'Strasse und Nummer', 'Bahnhofstrasse 1'),
  postalCode: field(
    z.string({ error: 'muss ein Text sein' }).regex(/^[1-9]\d{3}$/, {
      error: 'muss eine Schweizer Postleitzahl sein, vier Ziffern',
    }),
    'Postleitzahl',
    '5000',
  ),
  locality: field(text, 'Ort', 'Aarau'),
  country: field(text, 'Land', 'Schweiz'),
  canton: field(
    right(cantonProblem).nullable(),
    'Kanton des Handelsregisters, falls die Firma darin steht',
    'Aargau',
  ),
  uid: field(right(uidProblem).nullable(), 'UID, wie uid.admin.ch sie zeigt, falls es eine gibt', sampleUid),
  vat: field(
    right(vatProblem).nullable(),
    'Nummer der Mehrwertsteuer: die UID und MWST, falls die Firma sie schuldet',
    `${sampleUid} MWST`,
  ),
  representative: field(text, 'Wer die Firma vertritt, für das Impressum', 'Vorname Name, Geschäftsführerin'),
  email: field(
    right(mailProblem),
    'E-Mail-Adresse, an die Besucherinnen und Besucher schreiben',
    'kontakt@suchwerk.example',
  ),
  phone: field(right(phoneProblem).nullable(), 'Telefonnummer, falls jemand abnimmt', '+41620000000'),
  origin: field(
    right(originProblem),
    'Adresse dieser Website: https:// und der Host, ohne Schrägstrich am Ende',
    'https://www.suchwerk.example',
  ),
  profiles: field(
    z.array(right(addressProblem), { error: 'muss eine Liste von Adressen sein' }),
    'Profile derselben Firma anderswo, etwa bei LinkedIn',
    ['https://www.linkedin.com/company/suchwerk'],
  ),
  host: field(
    text,
    'Wer die Website hostet und wo, für die Datenschutzerklärung',
    'Hosting AG, Zürich, Schweiz',
  ),
  hostLocation: field(
    location,
    'Wo der Hoster die Seiten hält: davon hängt ab, welche Garantie die Datenschutzerklärung nennt',
    'switzerland',
  ),
  logRetention: field(text, 'Wie lange der Hoster seine Protokolle aufbewahrt', '30 Tage'),
  enquiryAddress: field(
    right(formAddressProblem),
    'Wohin das Formular gesendet wird: /contact für Netlify Forms, die https-Adresse des Dienstes, oder der Pfad Ihres Programms, etwa /api/anfrage',
    'https://formulare.suchwerk.example/anfrage',
  ),
  formService: field(
    text,
    'Wer das Formular für Sie entgegennimmt und wo, für die Datenschutzerklärung',
    'Formulardienst AG, Bern, Schweiz',
  ),
  formServiceLocation: field(
    location,
    'Wo der Formulardienst und sein Spamfilter arbeiten: davon hängt ab, welche Garantie die Datenschutzerklärung nennt',
    'switzerland',
  ),
  spamFilter: field(
    text.nullable(),
    'Spamfilter einer anderen Firma und wo, falls der Formulardienst einen verwendet',
    'Filter GmbH, Deutschland',
  ),
  enquiryRetention: field(
    text,
    'Wie lange Anfragen aufbewahrt werden; ergänzt «Aufbewahrt wird sie …»',
    'bis 12 Monate nach der letzten Nachricht',
  ),
  officeServices: field(
    text,
    'Wer E-Mail, Telefon und Büroprogramme stellt und in welchen Staaten, für die Datenschutzerklärung',
    'Anbieter in der Schweiz',
  ),
  officeLocation: field(
    location,
    'Wo der entfernteste dieser Dienste arbeitet: davon hängt ab, welche Garantie die Datenschutzerklärung nennt',
    'switzerland',
  ),
  responseTime: field(
    text.regex(/^\p{Ll}.*[^.!?]$/u, {
      error: 'muss klein beginnen und ohne Punkt enden: Es ergänzt «Sie erhalten … eine Antwort»',
    }),
    'Wie rasch Sie eine Anfrage beantworten; ergänzt «Sie erhalten … eine Antwort»',
    'innert zwei Arbeitstagen',
  ),
  privacyContact: field(text, 'Wer Fragen zum Datenschutz beantwortet', 'Geschäftsleitung'),
  euRepresentative: field(text, 'Vertretung in der EU (Art. 27 DSGVO), oder «entfällt»', 'entfällt'),
  jurisdiction: field(text, 'Gerichtsstand, für die AGB', 'Aarau'),
  paymentTerm: field(text, 'Zahlungsfrist, für die AGB', '30 Tage'),
  legalReviewed: field(
    day.nullable(),
    'Tag, an dem eine Anwältin oder ein Anwalt die drei Rechtstexte freigegeben hat',
    '2026-11-21',
  ),
  aiCrawlers: field(
    z.record(z.enum(aiCrawlers.map(({ name }) => name)), access),
    'Wer von den Crawlern der KI-Anbieter lesen darf: allow oder refuse für jeden',
    { GPTBot: 'refuse' },
  ),
  indexNowKey: field(
    z
      .string()
      .regex(/^[a-zA-Z0-9-]{8,128}$/, {
        error: 'muss aus 8 bis 128 Buchstaben, Ziffern und Bindestrichen bestehen',
      })
      .nullable(),
    'Schlüssel, der IndexNow beweist, dass die Website Ihnen gehört',
    '0a1b2c3d-4e5f-6071-8293',
  ),
  contactChecked: field(
    day,
    'Tag, an dem Sie zuletzt geprüft haben, dass jemand `email` liest: security.txt gilt ein Jahr von da an',
    '2026-11-21',
  ),
})

export type Site = z.infer<typeof siteSchema>

/** The fields that browsers download as they are. `ssg/content/virtual-modules` formats some others. */
export const publicSchema = siteSchema
  .pick({
    name: true,
    shortName: true,
    street: true,
    postalCode: true,
    locality: true,
    email: true,
    origin: true,
    profiles: true,
    enquiryAddress: true,
    formService: true,
    enquiryRetention: true,
    responseTime: true,
  })
  .strip()
