import { expect, test } from 'vitest'
import { siteSchema } from '../../../src/lib/site-schema.ts'
import { siteIdentity } from '../../../src/lib/site.ts'

const problems = (replaced: Record<string, unknown>) =>
  siteSchema
    .safeParse({ ...siteIdentity(), ...replaced })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test.each([
  ['origin', 'http://www.example.com'],
  ['origin', 'https://www.example.com/'],
  ['origin', 'https://www.example.com/de'],
  ['origin', 'www.example.com'],
  ['uid', 'CHE123456789'],
  ['uid', 'CHE-123.456.789 MWST'],
  ['postalCode', '80000'],
  ['postalCode', 'CH-8000'],
  ['email', 'kontakt'],
  ['enquiryAddress', 'contact'],
  ['enquiryAddress', 'http://forms.example.com'],
  ['shortName', 'Ein Name mit mehr als 24 Zeichen'],
  ['name', ''],
])('%s may not be «%s»', (field, value) => {
  expect(problems({ [field]: value })?.every((problem) => problem.startsWith(`${field}: `))).toBe(true)
})

test.each([
  ['enquiryAddress', 'https://forms.example.com/f/1'],
  ['profiles', ['https://www.linkedin.com/company/muster']],
  ['origin', 'https://muster.ch'],
  ['uid', 'CHE-123.456.788'],
])('%s may be %s', (field, value) => {
  expect(problems({ [field]: value })).toBeUndefined()
})

test('a field that the schema does not know is a mistake', () => {
  expect(problems({ emial: 'kontakt@example.com' })?.join()).toContain('emial')
})
