import { describe, expect, test } from 'vitest'
import { aiCrawlers } from '../../../../src/lib/site/ai-crawlers.ts'
import { shownPhone } from '../../../../src/lib/site/operator/field-problems.ts'
import { siteFields, siteSchema } from '../../../../src/lib/site/site-schema.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'

const problems = (replaced: Record<string, unknown>) =>
  siteSchema
    .safeParse({ ...otherIdentity, ...replaced })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('the identity of the tests is valid', () => {
  expect(problems({})).toBeUndefined()
})

test.each([
  ['origin', 'http://www.firma.example', '«http://www.firma.example» muss mit https:// beginnen'],
  ['origin', 'https://www.firma.example/de', 'muss https://www.firma.example sein, ohne Umlaute, Port, Pfad'],
  ['origin', 'https://müller.example', 'muss https://xn--mller-kva.example sein'],
  ['origin', 'www.firma.example', '«www.firma.example» ist keine Adresse: https:// und der Host'],
  ['origin', 'https://nas.local', 'ist eine Adresse, die nur einzelne Computer erreichen'],
  ['uid', 'CHE-123.456.788 MWST', 'muss so geschrieben sein: CHE-123.456.788'],
  ['uid', 'CHE-123.456.789', 'ist keine UID: eine Ziffer stimmt nicht; vergleichen Sie mit uid.admin.ch'],
  ['uid', 'CHE-100.010.000', 'ist eine Nummer, die nie vergeben wird; vergleichen Sie mit dem Register'],
  ['uid', 'entfällt', '«entfällt» ist keine UID: CHE und neun Ziffern'],
  ['vat', 'CHE-999.999.996', 'ist keine Nummer der Mehrwertsteuer: die UID und MWST'],
  ['vat', 'CHE-999.999.996 Mwst.', 'muss so geschrieben sein: CHE-999.999.996 MWST'],
  ['phone', '044 123 45 67', '«044 123 45 67» muss so geschrieben sein: +41441234567'],
  ['phone', '203 44 55', '«203 44 55» ist keine Telefonnummer mit Vorwahl'],
  ['phone', '+4144123456704412', 'hat mehr als die 15 Ziffern, die eine Telefonnummer haben darf'],
  ['phone', '+41451234567', '«+41451234567» ist eine Nummer, die es in diesem Land nicht gibt'],
  ['postalCode', 'CH-8000', 'muss eine Schweizer Postleitzahl sein, vier Ziffern'],
  ['email', 'kontakt', '«kontakt» ist keine E-Mail-Adresse'],
  ['email', 'post@müller.example', 'die Adressen haben: post@xn--mller-kva.example'],
  ['enquiryAddress', '/contact?x=1', '«/contact?x=1» ist kein Pfad dieser Website, etwa /contact'],
  ['profiles', ['https://müller.example/a'], 'die Adressen haben: https://xn--mller-kva.example/a'],
  ['shortName', 'Ein Name mit mehr als 24 Zeichen', 'darf höchstens 24 Zeichen haben'],
  ['name', '', 'darf nicht leer sein'],
  ['hostLocation', 'schweiz', 'muss eines sein von switzerland, adequate'],
  ['responseTime', 'In 24 Stunden', 'muss klein beginnen'],
  ['canton', 'Lausanne', '«Lausanne» ist keiner der Kantone'],
  ['indexNowKey', 'short', 'muss aus 8 bis 128 Buchstaben, Ziffern und Bindestrichen bestehen'],
  ['contactChecked', '21.11.2026', 'muss ein Tag sein, etwa 2026-11-21'],
])('%s may not be «%s»', (field, value, message) => {
  expect(problems({ [field]: value })).toEqual([expect.stringMatching(`^${field}(\\.0)?: `)])
  expect(problems({ [field]: value })?.join()).toContain(message)
})

test.each([
  ['enquiryAddress', '/contact'],
  ['origin', 'https://xn--mller-kva.example'],
  ['phone', '+4233920000'],
  ['uid', null],
])('%s may be %s', (field, value) => {
  expect(problems({ [field]: value })).toBeUndefined()
})

test.each([
  ['+41441234567', '044 123 45 67'],
  ['+41800123456', '0800 123 456'],
  ['+4232301234', '+423 230 12 34'],
  ['+49301234567', '+49301234567'],
])('the telephone number %s is shown as %s, with non-breaking spaces', (number, shown) => {
  expect(shownPhone(number)).toBe(shown.replaceAll(' ', '\u00A0'))
})

test('each listed AI crawler needs «allow» or «refuse», and no other crawler is accepted', () => {
  const { GPTBot, ...others } = otherIdentity.aiCrawlers
  expect(problems({ aiCrawlers: others })?.join()).toMatch(/^aiCrawlers\.GPTBot: /)
  expect(problems({ aiCrawlers: { ...others, GPTBot, Googlebot: 'refuse' } })).toHaveLength(1)
  expect(problems({ aiCrawlers: { ...others, GPTBot: 'maybe' } })).toEqual([
    'aiCrawlers.GPTBot: muss allow oder refuse sein',
  ])
  expect(Object.keys(otherIdentity.aiCrawlers)).toEqual(aiCrawlers.map(({ name }) => name))
})

describe.each(Object.entries(siteSchema.shape))('the field %s', (name, field) => {
  test('has a description and a valid example', () => {
    const facts = siteFields.get(field)
    expect(facts?.about).toMatch(/^\p{Lu}/u)
    const example = name === 'aiCrawlers' ? otherIdentity.aiCrawlers : facts?.example
    expect(field.safeParse(example).error?.issues).toBeUndefined()
  })
})
