import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkSiteIdentity } from '../../../../../ssg/check/identity/site-identity.ts'
import { identityFile, writtenFields } from '../../../../../ssg/check/identity/identity-source.ts'
import { siteSchema } from '../../../../../src/lib/site/site-schema.ts'
import { siteIdentity } from '../../../../../src/lib/site.ts'
import { asPrinted } from '../../../../support/sources/content-files.ts'
import { otherIdentity } from '../../../../support/operator/other-identity.ts'

/** A file that writes each field of an identity on a line of its own, as the operator's does. */
function written(identity: Record<string, unknown>): string {
  const lines = Object.entries(identity).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`)
  return `export const site = {\n${lines.join('\n')}\n}\n`
}

const problems = (replaced: Record<string, unknown>) => {
  const identity = { ...otherIdentity, ...replaced }
  return asPrinted(checkSiteIdentity(identity, written(identity)))
}

const line = (field: string) => Object.keys(otherIdentity).indexOf(field) + 2

test('the identity that is there is right, and each of its fields has a place in its file', () => {
  const source = readFileSync(identityFile, 'utf8')
  expect(checkSiteIdentity(siteIdentity(), source)).toEqual([])
  const places = writtenFields(source)
  expect(Object.keys(siteSchema.shape).filter((name) => !places.has(name))).toEqual([])
  expect(source.split('\n')[(places.get('aiCrawlers.GPTBot')?.line ?? 0) - 1]).toContain('GPTBot')
})

test('everything wrong is printed at once, with its line, what is wrong, an example of right and what the field is', () => {
  expect(problems({ uid: 'CHE-123.456.789', postalCode: '80', phone: '044 123 45 67' })).toEqual([
    `src/lib/site.ts:${line('postalCode')}: \`postalCode\` «80» must be a Swiss postal code of four digits\n    Right is, for example: postalCode: '5000'. Postal code.`,
    `src/lib/site.ts:${line('uid')}: \`uid\` «CHE-123.456.789» has a wrong check digit: these eight digits end with CHE-123.456.788\n    Right is, for example: uid: 'CHE-123.456.788'. Business number (UID), as uid.admin.ch shows it; empty (null) if there is none.`,
    `src/lib/site.ts:${line('phone')}: \`phone\` «044 123 45 67» must be written +41441234567\n    Right is, for example: phone: '+41620000000'. Telephone number that visitors call, kept in international form; empty (null) if nobody answers.`,
  ])
})

test('a missing field is named, with an example', () => {
  const { email: _, ...rest } = otherIdentity
  expect(asPrinted(checkSiteIdentity(rest, written(rest)))).toEqual([
    "src/lib/site.ts:1: `email` is missing\n    Right is, for example: email: 'kontakt@suchwerk.example'. E-mail address that visitors write to and somebody reads.",
  ])
})

test('a field that the identity does not have is named with its line, and the one that was meant', () => {
  const [printed = ''] = problems({ emial: 'a@firma.example' })
  expect(printed).toBe(
    `src/lib/site.ts:${Object.keys(otherIdentity).length + 2}: \`emial\` is no field of the identity\n    Did you mean \`email\`?`,
  )
  expect(problems({ farbe: 'rot' }).join()).toMatch(/`farbe` is no field .*\n {4}The fields are name, /)
})

test('a choice for a crawler has its place in the list of crawlers', () => {
  const { GPTBot: _, ...rest } = otherIdentity.aiCrawlers
  expect(problems({ aiCrawlers: { ...rest, GPTBot: 'maybe' } }).join()).toMatch(
    /^src\/lib\/site\.ts:\d+: `aiCrawlers\.GPTBot` «maybe» must be allow or refuse\n {4}Right is, for example: GPTBot: 'refuse'\. /,
  )
  expect(problems({ aiCrawlers: { ...rest, GPTBot: 'allow', Gogglebot: 'allow' } }).join()).toContain(
    '`aiCrawlers.Gogglebot` is no crawler that has a choice',
  )
  expect(
    problems({ aiCrawlers: { ...rest, GPTBot: 'allow', GptBot2: 'allow', Bytespider: 'refuse' } }),
  ).toEqual([
    expect.stringMatching(
      /`aiCrawlers\.GptBot2` is no crawler that has a choice\n {4}Did you mean `GPTBot`\?$/,
    ),
    expect.stringMatching(
      /`aiCrawlers\.Bytespider` is no crawler .*\n {4}The crawlers are OAI-SearchBot, .*CCBot\.$/,
    ),
  ])
})

test('fields that contradict each other are printed like the others', () => {
  expect(problems({ vat: 'CHE-123.456.788 MWST' }).join()).toContain(
    `src/lib/site.ts:${line('vat')}: \`vat\` «CHE-123.456.788 MWST» does not go with \`uid\``,
  )
})

test('the remedy for a place that a name does not say names both fields, never the value that is wrong', () => {
  expect(problems({ formServiceLocation: 'switzerland' })).toEqual([
    `src/lib/site.ts:${line('formServiceLocation')}: \`formServiceLocation\` is switzerland, and \`formService\` «Formulare GmbH, Wien, Österreich» does not say Schweiz\n` +
      '    Choose another `formServiceLocation`, or write «Schweiz» into `formService`, if that is where it works.',
  ])
})

describe('the example', () => {
  const example = {
    name: 'Muster Digital AG',
    shortName: 'Muster Digital',
    street: 'Musterstrasse 1',
    email: 'kontakt@example.com',
    phone: '+41440000000',
    uid: 'CHE-000.000.000',
    vat: 'CHE-000.000.000 MWST',
    representative: 'Beispielperson, Mitglied der Geschäftsleitung',
  }

  test.each(Object.entries(example))('leaves no %s under another origin', (field, value) => {
    const both = field === 'vat' ? { uid: example.uid } : {}
    const found = problems({ ...both, [field]: value }).join('\n')
    expect(found).toContain(
      `src/lib/site.ts:${line(field)}: \`${field}\` «${value}» is still that of the example\n    Right is, for example: `,
    )
  })

  test('leaves no legal form, postal code, town or address of the form beside those of another firm', () => {
    const left = { legalForm: 'Aktiengesellschaft', postalCode: '8000', enquiryAddress: '/contact' }
    const found = problems(left).map((printed) => printed.split('\n')[0])
    expect(found).toEqual([
      expect.stringContaining('`legalForm` «Aktiengesellschaft» is a form that the name says (OR 950)'),
      expect.stringContaining('`postalCode` «8000» does not go with `locality` «Interlaken»'),
      expect.stringContaining('`enquiryAddress` «/contact» is the page'),
    ])
    expect(problems({ locality: 'Zürich' })).toHaveLength(1)
  })

  test('is allowed to be the example', () => {
    const asItIs = { ...example, legalForm: 'Aktiengesellschaft', origin: 'https://www.example.com' }
    expect(problems(asItIs)).toEqual([])
  })
})
