import { describe, expect, test } from 'vitest'
import { aiCrawlers } from '../../../../src/lib/site/ai-crawlers.ts'
import { siteFields, siteSchema } from '../../../../src/lib/site/site-schema.ts'
import { siteIdentity } from '../../../../src/lib/site.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'

const problems = (replaced: Record<string, unknown>) =>
  siteSchema
    .safeParse({ ...otherIdentity, ...replaced })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('the configured identity and the other one are right', () => {
  expect(siteSchema.safeParse(siteIdentity()).error?.issues).toBeUndefined()
  expect(problems({})).toBeUndefined()
})

test.each([
  ['origin', 'http://www.firma.example', '«http://www.firma.example» must begin with https://'],
  [
    'origin',
    'https://www.firma.example/',
    '«https://www.firma.example/» must be https://www.firma.example, without path or slash at the end',
  ],
  [
    'origin',
    'https://www.firma.example/de',
    '«https://www.firma.example/de» must be https://www.firma.example, without /de: the site stands at the root of its host',
  ],
  ['origin', 'www.firma.example', '«www.firma.example» is no address: https:// and the host'],
  [
    'origin',
    'https://müller.example',
    '«https://müller.example» must be written in the letters that addresses have: https://xn--mller-kva.example',
  ],
  ['origin', 'https://localhost', '«https://localhost» is an address that only some computers reach'],
  ['origin', 'https://firma', '«https://firma» is an address that only some computers reach'],
  ['origin', 'https://192.168.0.5', '«https://192.168.0.5» is an address that only some computers reach'],
  ['origin', 'https://[::1]', '«https://[::1]» is an address that only some computers reach'],
  ['origin', 'https://nas.local', '«https://nas.local» is an address that only some computers reach'],
  [
    'origin',
    'https://www.firma.example:8443',
    '«https://www.firma.example:8443» must be https://www.firma.example, without :8443: visitors come without it',
  ],
  [
    'enquiryAddress',
    'https://localhost/anfrage',
    '«https://localhost/anfrage» is an address that only some computers reach',
  ],
  ['uid', 'CHE123456788', '«CHE123456788» must be written CHE-123.456.788'],
  ['uid', 'CHE-123.456.788 MWST', '«CHE-123.456.788 MWST» must be written CHE-123.456.788'],
  [
    'uid',
    'CHE-123.456.789',
    '«CHE-123.456.789» has a wrong check digit: these eight digits end with CHE-123.456.788',
  ],
  [
    'uid',
    'CHE-100.010.000',
    '«CHE-100.010.000» is a number that is never issued; compare it with the register',
  ],
  ['uid', 'entfällt', '«entfällt» is no UID: CHE and nine digits'],
  ['vat', 'CHE-999.999.996', '«CHE-999.999.996» is no number for value-added tax: the UID and MWST'],
  ['vat', 'CHE-999.999.996 Mwst.', '«CHE-999.999.996 Mwst.» must be written CHE-999.999.996 MWST'],
  ['phone', '044 123 45 67', '«044 123 45 67» must be written +41441234567'],
  ['phone', 'entfällt', '«entfällt» is no telephone number with its area code'],
  ['phone', '203 44 55', '«203 44 55» is no telephone number with its area code'],
  [
    'phone',
    '+4144123456704412',
    '«+4144123456704412» has more digits than the 15 that a telephone number may have',
  ],
  ['phone', '+41451234567', '«+41451234567» is a number that its country does not have'],
  ['postalCode', '80000', 'must be a Swiss postal code of four digits'],
  ['postalCode', 'CH-8000', 'must be a Swiss postal code of four digits'],
  ['email', 'kontakt', '«kontakt» is no e-mail address'],
  [
    'email',
    'post@müller.example',
    '«post@müller.example» must be written in the letters that addresses have: post@xn--mller-kva.example',
  ],
  ['enquiryAddress', 'contact', '«contact» is no address: https:// and the host'],
  ['enquiryAddress', 'http://formulare.example', '«http://formulare.example» must begin with https://'],
  ['enquiryAddress', '/contact?x=1', '«/contact?x=1» is no path of this site, such as /contact'],
  ['profiles', ['linkedin'], '«linkedin» is no address: https:// and the host'],
  ['shortName', 'Ein Name mit mehr als 24 Zeichen', 'must not have more than 24 characters'],
  ['name', '', 'must not be empty'],
  ['name', 'Firma ', 'must not begin or end with a space'],
  ['hostLocation', 'schweiz', 'must be one of switzerland, adequate, usa, other, worldwide'],
  ['indexNowKey', 'short', 'must be 8 to 128 letters, digits and hyphens'],
  ['indexNowKey', 'with spaces', 'must be 8 to 128 letters, digits and hyphens'],
  ['contactChecked', '21.11.2026', 'must be a day, such as 2026-11-21'],
])('%s may not be «%s»', (field, value, message) => {
  expect(problems({ [field]: value })).toEqual([expect.stringMatching(`^${field}(\\.0)?: `)])
  expect(problems({ [field]: value })?.join()).toContain(`: ${message}`)
})

test.each([
  ['enquiryAddress', 'https://formulare.example/f/1'],
  ['enquiryAddress', '/contact'],
  ['profiles', ['https://www.linkedin.com/company/firma']],
  ['origin', 'https://xn--mller-kva.example'],
  ['uid', null],
  ['vat', 'CHE-999.999.996 TVA'],
  ['phone', '+41800000000'],
  ['phone', '+4233920000'],
  ['phone', '+49301234567'],
  ['phone', null],
  ['canton', null],
  ['indexNowKey', null],
])('%s may be %s', (field, value) => {
  expect(problems({ [field]: value })).toBeUndefined()
})

test('there is a choice on each crawler of an AI provider, and on no other', () => {
  const { GPTBot, ...others } = otherIdentity.aiCrawlers
  expect(problems({ aiCrawlers: others })?.join()).toMatch(/^aiCrawlers\.GPTBot: /)
  expect(problems({ aiCrawlers: { ...others, GPTBot, Googlebot: 'refuse' } })).toHaveLength(1)
  expect(problems({ aiCrawlers: { ...others, GPTBot: 'maybe' } })).toEqual([
    'aiCrawlers.GPTBot: must be allow or refuse',
  ])
  expect(Object.keys(otherIdentity.aiCrawlers)).toEqual(aiCrawlers.map(({ name }) => name))
})

describe.each(Object.entries(siteSchema.shape))('the field %s', (name, field) => {
  test('says what it is, with an example that is right', () => {
    const facts = siteFields.get(field)
    expect(facts?.about).toMatch(/^\p{Lu}/u)
    const example = name === 'aiCrawlers' ? otherIdentity.aiCrawlers : facts?.example
    expect(field.safeParse(example).error?.issues).toBeUndefined()
  })
})

test('no two fields say the same of themselves', () => {
  const said = Object.values(siteSchema.shape).map((field) => siteFields.get(field)?.about)
  expect(new Set(said).size).toBe(said.length)
})
