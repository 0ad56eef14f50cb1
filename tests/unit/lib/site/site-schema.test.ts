import { expect, test } from 'vitest'
import { siteSchema } from '../../../../src/lib/site/site-schema.ts'
import { siteIdentity } from '../../../../src/lib/site.ts'

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
  ['indexNowKey', 'short'],
  ['indexNowKey', 'with spaces'],
  ['contactChecked', '21.11.2026'],
])('%s may not be «%s»', (field, value) => {
  expect(problems({ [field]: value })?.every((problem) => problem.startsWith(`${field}: `))).toBe(true)
})

test.each([
  ['enquiryAddress', 'https://forms.example.com/f/1'],
  ['profiles', ['https://www.linkedin.com/company/muster']],
  ['origin', 'https://muster.ch'],
  ['uid', 'CHE-123.456.788'],
  ['indexNowKey', '0a1b2c3d-4e5f'],
  ['indexNowKey', null],
])('%s may be %s', (field, value) => {
  expect(problems({ [field]: value })).toBeUndefined()
})

test('there is a choice on each crawler of an AI provider, and on no other', () => {
  const { GPTBot, ...others } = siteIdentity().aiCrawlers
  expect(problems({ aiCrawlers: others })?.join()).toMatch(/^aiCrawlers\.GPTBot: /)
  expect(problems({ aiCrawlers: { ...others, GPTBot, Googlebot: 'refuse' } })).toHaveLength(1)
  expect(problems({ aiCrawlers: { ...others, GPTBot: 'maybe' } })?.join()).toMatch(/^aiCrawlers\.GPTBot: /)
})

test('a field that the schema does not know is a mistake', () => {
  expect(problems({ emial: 'kontakt@example.com' })?.join()).toContain('emial')
})
