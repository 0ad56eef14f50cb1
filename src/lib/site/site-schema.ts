import { z } from 'zod'
import { aiCrawlers } from './ai-crawlers.ts'
import { cantonProblem } from './operator/cantons.ts'
import { dataLocations } from './operator/data-location.ts'
import { phoneProblem, uidProblem, vatProblem } from './operator/numbers.ts'
import { addressProblem, formAddressProblem, mailProblem, originProblem } from './operator/web-addresses.ts'

/** For each field a German description, for `npm run setup` and messages, and a valid example. */
export const siteFields = z.registry<{ about: string; example: unknown }>()

// A function, because the registry needs a schema of its own for each field.
const text = () =>
  z
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

const location = () => z.enum(dataLocations, { error: `muss eines sein von ${dataLocations.join(', ')}` })

const access = z.enum(['allow', 'refuse'], { error: 'muss allow oder refuse sein' })

/** The identity of the operator, checked by every build. `null` means that there is no value; pages then leave it out. */
export const siteSchema = z.strictObject({
  name: text().register(siteFields, {
    about: 'Name der Firma, vollständig, wie im Handelsregister (OR 954a)',
    example: 'Suchwerk Aarau GmbH',
  }),
  shortName: text().max(24, { error: 'darf höchstens 24 Zeichen haben' }).register(siteFields, {
    about:
      'Name, wie ihn die Kundschaft sagt, höchstens 24 Zeichen: Kopfzeile, Titel, Name in Suchergebnissen',
    example: 'Suchwerk',
  }),
  legalForm: text().register(siteFields, {
    about: 'Rechtsform, für das Impressum',
    example: 'Gesellschaft mit beschränkter Haftung',
  }),
  street: text().register(siteFields, { about: 'Strasse und Nummer', example: 'Bahnhofstrasse 1' }),
  postalCode: z
    .string({ error: 'muss ein Text sein' })
    .regex(/^[1-9]\d{3}$/, {
      error: 'muss eine Schweizer Postleitzahl sein, vier Ziffern',
    })
    .register(siteFields, { about: 'Postleitzahl', example: '5000' }),
  locality: text().register(siteFields, { about: 'Ort', example: 'Aarau' }),
  country: text().register(siteFields, { about: 'Land', example: 'Schweiz' }),
  canton: right(cantonProblem).nullable().register(siteFields, {
    about: 'Kanton des Handelsregisters, falls die Firma darin steht',
    example: 'Aargau',
  }),
  uid: right(uidProblem).nullable().register(siteFields, {
    about: 'UID, wie uid.admin.ch sie zeigt, falls es eine gibt',
    example: sampleUid,
  }),
  vat: right(vatProblem)
    .nullable()
    .register(siteFields, {
      about: 'Nummer der Mehrwertsteuer: die UID und MWST, falls die Firma sie schuldet',
      example: `${sampleUid} MWST`,
    }),
  representative: text().register(siteFields, {
    about: 'Wer die Firma vertritt, für das Impressum',
    example: 'Vorname Name, Geschäftsführerin',
  }),
  email: right(mailProblem).register(siteFields, {
    about: 'E-Mail-Adresse, an die Besucherinnen und Besucher schreiben',
    example: 'kontakt@suchwerk.example',
  }),
  phone: right(phoneProblem).nullable().register(siteFields, {
    about: 'Telefonnummer, falls jemand abnimmt',
    example: '+41620000000',
  }),
  origin: right(originProblem).register(siteFields, {
    about: 'Adresse dieser Website: https:// und der Host, ohne Schrägstrich am Ende',
    example: 'https://www.suchwerk.example',
  }),
  profiles: z
    .array(right(addressProblem), { error: 'muss eine Liste von Adressen sein' })
    .register(siteFields, {
      about: 'Profile derselben Firma anderswo, etwa bei LinkedIn',
      example: ['https://www.linkedin.com/company/suchwerk'],
    }),
  host: text().register(siteFields, {
    about: 'Wer die Website hostet und wo, für die Datenschutzerklärung',
    example: 'Hosting AG, Zürich, Schweiz',
  }),
  hostLocation: location().register(siteFields, {
    about: 'Wo der Hoster die Seiten hält: davon hängt ab, welche Garantie die Datenschutzerklärung nennt',
    example: 'switzerland',
  }),
  logRetention: text().register(siteFields, {
    about: 'Wie lange der Hoster seine Protokolle aufbewahrt',
    example: '30 Tage',
  }),
  enquiryAddress: right(formAddressProblem).register(siteFields, {
    about:
      'Wohin das Formular gesendet wird: /contact für Netlify Forms, die https-Adresse des Dienstes, oder der Pfad Ihres Programms, etwa /api/anfrage',
    example: 'https://formulare.suchwerk.example/anfrage',
  }),
  formService: text().register(siteFields, {
    about: 'Wer das Formular für Sie entgegennimmt und wo, für die Datenschutzerklärung',
    example: 'Formulardienst AG, Bern, Schweiz',
  }),
  formServiceLocation: location().register(siteFields, {
    about:
      'Wo der Formulardienst und sein Spamfilter arbeiten: davon hängt ab, welche Garantie die Datenschutzerklärung nennt',
    example: 'switzerland',
  }),
  spamFilter: text().nullable().register(siteFields, {
    about: 'Spamfilter einer anderen Firma und wo, falls der Formulardienst einen verwendet',
    example: 'Filter GmbH, Deutschland',
  }),
  enquiryRetention: text().register(siteFields, {
    about: 'Wie lange Anfragen aufbewahrt werden; ergänzt «Aufbewahrt wird sie …»',
    example: 'bis 12 Monate nach der letzten Nachricht',
  }),
  officeServices: text().register(siteFields, {
    about:
      'Wer E-Mail, Telefon und Büroprogramme stellt und in welchen Staaten, für die Datenschutzerklärung',
    example: 'Anbieter in der Schweiz',
  }),
  officeLocation: location().register(siteFields, {
    about:
      'Wo der entfernteste dieser Dienste arbeitet: davon hängt ab, welche Garantie die Datenschutzerklärung nennt',
    example: 'switzerland',
  }),
  responseTime: text()
    .regex(/^\p{Ll}.*[^.!?]$/u, {
      error: 'muss klein beginnen und ohne Punkt enden: Es ergänzt «Sie erhalten … eine Antwort»',
    })
    .register(siteFields, {
      about: 'Wie rasch Sie eine Anfrage beantworten; ergänzt «Sie erhalten … eine Antwort»',
      example: 'innert zwei Arbeitstagen',
    }),
  privacyContact: text().register(siteFields, {
    about: 'Wer Fragen zum Datenschutz beantwortet',
    example: 'Geschäftsleitung',
  }),
  euRepresentative: text().register(siteFields, {
    about: 'Vertretung in der EU (Art. 27 DSGVO), oder «entfällt»',
    example: 'entfällt',
  }),
  jurisdiction: text().register(siteFields, {
    about: 'Gerichtsstand, für die AGB',
    example: 'Aarau',
  }),
  paymentTerm: text().register(siteFields, {
    about: 'Zahlungsfrist, für die AGB',
    example: '30 Tage',
  }),
  legalReviewed: day.nullable().register(siteFields, {
    about: 'Tag, an dem eine Anwältin oder ein Anwalt die drei Rechtstexte freigegeben hat',
    example: '2026-11-21',
  }),
  aiCrawlers: z.record(z.enum(aiCrawlers.map(({ name }) => name)), access).register(siteFields, {
    about: 'Wer von den Crawlern der KI-Anbieter lesen darf: allow oder refuse für jeden',
    example: { GPTBot: 'refuse' },
  }),
  indexNowKey: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, {
      error: 'muss aus 8 bis 128 Buchstaben, Ziffern und Bindestrichen bestehen',
    })
    .nullable()
    .register(siteFields, {
      about: 'Schlüssel, der IndexNow beweist, dass die Website Ihnen gehört',
      example: '0a1b2c3d-4e5f-6071-8293',
    }),
  contactChecked: day.register(siteFields, {
    about:
      'Tag, an dem Sie zuletzt geprüft haben, dass jemand `email` liest: security.txt gilt ein Jahr von da an',
    example: '2026-11-21',
  }),
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

export type PublicDetails = z.infer<typeof publicSchema>
