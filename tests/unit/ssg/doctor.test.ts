import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { diagnosis } from '../../../ssg/doctor.ts'
import { identityFile, slotsFile } from '../../../ssg/content/identity.ts'
import { tokensFile } from '../../../ssg/content/design-tokens.ts'
import { exampleAccent } from '../../../src/lib/site/operator/example.ts'
import { emptySlots } from '../../../src/lib/site/slots-schema.ts'
import { filledSlots } from '../../support/operator/filled-slots.ts'
import { exampleIdentity } from '../../support/operator/example-identity.ts'
import { copyWithOtherIdentity } from '../../support/operator/identity-copy.ts'
import { otherIdentity } from '../../support/operator/other-identity.ts'

const copy = copyWithOtherIdentity()
afterAll(() => rmSync(copy, { recursive: true }))

function diagnose(site: object, slots: object = emptySlots) {
  writeFileSync(`${copy}/${identityFile}`, stringify(site))
  writeFileSync(`${copy}/${slotsFile}`, stringify(slots))
  return diagnosis(copy)
}

test('a reviewed site of another firm may go live, and the doctor lists its promises and gaps', () => {
  const { mayGoLive, text } = diagnose({ ...otherIdentity, legalReviewed: '2099-01-01' })
  expect(mayGoLive).toBe(true)
  expect(text).toMatch(/^Darf diese Website online gehen\? Ja\.\n/)
  expect(text).toContain('SEO-Audit in 10 Arbeitstagen')
  expect(text).toMatch(/· Leer: audit\.price, prices, references, team.*\n.*überzeugen am meisten/)
  expect(text).not.toContain('✗')
})

test.each([
  ['https://formulare.example/f/1', false],
  ['/api/anfrage', true],
])('the doctor says that enquiries go to %s, and whether nginx must be told', (enquiryAddress, isProgram) => {
  const { text } = diagnose({ ...otherIdentity, enquiryAddress })
  expect(text).toContain(`? Anfragen gehen an: ${enquiryAddress} (${otherIdentity.formService})\n`)
  expect(text.includes('nginx antwortet dort mit 405')).toBe(isProgram)
})

test('a build ends with what still stops the site from going live, and with what is empty, such as the price', () => {
  expect(diagnose({ ...exampleIdentity, legalReviewed: '2099-01-01' }).brief).toMatch(
    /^Online gehen darf sie noch nicht: \d+ Angaben .*`npm run doctor` nennt sie\.\nLeer, .*: audit\.price, prices, /,
  )
  const slots = { ...filledSlots, phoneHours: null }
  const { brief, text } = diagnose({ ...otherIdentity, legalReviewed: '2099-01-01' }, slots)
  expect(brief).toMatch(/^Diese Website darf online gehen.*\nLeer, .*: phoneHours\.$/)
  expect(text).not.toContain('überzeugen am meisten')
})

test('what stops the build stops a site from going live, and wrong slots are not taken for empty ones', () => {
  diagnose({ ...otherIdentity, legalReviewed: '2099-01-01' }, { ...emptySlots, vat: 'vielleicht' })
  const faults = [{ file: slotsFile, line: 3, message: '`vat` ist falsch' }]
  const { mayGoLive, text } = diagnosis(copy, faults)
  expect(mayGoLive).toBe(false)
  expect(text).toMatch(/daran stoppt der Build:\n.*:3: `vat` ist falsch\n\nDarf .* Noch nicht\./)
  expect(text).not.toContain('Leer')
})

test('values of the example stop a site from going live, and each field is named', () => {
  const { mayGoLive, text } = diagnose({ ...exampleIdentity, legalReviewed: '2099-01-01' })
  expect(mayGoLive).toBe(false)
  expect(text).toMatch(/✗ Noch vom Beispiel: name, shortName, street, uid, vat,/)
})

test.each([null, '2026-01-01'])(
  'legal texts that have changed since the review (%s) stop a site from going live',
  (legalReviewed) => {
    const { mayGoLive, text } = diagnose({ ...otherIdentity, legalReviewed })
    expect(mayGoLive).toBe(false)
    expect(text).toContain('✗ Rechtstexte, die niemand freigegeben hat: src/content/agb.mdx')
  },
)

test('the accent of the example stops a site from going live', () => {
  const css = readFileSync(`${copy}/${tokensFile}`, 'utf8')
  writeFileSync(`${copy}/${tokensFile}`, css.replace(/(?<=--accent: light-dark\()#\w+/, exampleAccent))
  const { mayGoLive, text } = diagnose({ ...otherIdentity, legalReviewed: '2099-01-01' })
  writeFileSync(`${copy}/${tokensFile}`, css)
  expect(mayGoLive).toBe(false)
  expect(text).toContain(`✗ Noch vom Beispiel: die Akzentfarbe in ${tokensFile}`)
})
