import { describe, expect, test } from 'vitest'
import type { EnquiryTexts } from '../../../../src/lib/enquiry/enquiry-fields.ts'
import { parseEnquiry } from '../../../../src/lib/enquiry/enquiry-schema.ts'
import { completeEnquiry, requiredFields } from '../../../support/components/enquiry-data.ts'

const parse = (replaced: EnquiryTexts) => parseEnquiry({ ...completeEnquiry, ...replaced })

/** The fields that the check complains about. */
const problemFields = (replaced: EnquiryTexts) => Object.keys(parse(replaced).problems)

test('a complete enquiry is accepted, without the spaces around its values', () => {
  const { enquiry, problems } = parse({ name: '  Erika Beispiel ', email: ' erika@example.ch\n' })
  expect([enquiry, problems]).toEqual([completeEnquiry, {}])
})

test('name, e-mail and message are required, the others are not', () => {
  expect(requiredFields).toEqual(['name', 'email', 'message'])
  const empty = Object.fromEntries(Object.keys(completeEnquiry).map((name) => [name, ' ']))
  expect(parseEnquiry(empty)).toEqual({
    enquiry: undefined,
    problems: {
      name: expect.stringMatching(/Namen/),
      email: expect.stringMatching(/E-Mail-Adresse/),
      message: expect.stringMatching(/Anliegen/),
    },
  })
})

describe('lengths', () => {
  test.each([
    ['name', 'x', 2, 120],
    ['message', 'x', 10, 5000],
    ['subject', 'x', 0, 160],
    ['company', 'x', 0, 160],
    ['phone', '1', 0, 100],
    ['website', 'x', 0, 200],
  ] as const)('%s may have as many letters «%s» as %i to %i', (field, letter, least, most) => {
    const withLength = (length: number) => problemFields({ [field]: letter.repeat(length) })
    expect([withLength(least), withLength(most)]).toEqual([[], []])
    expect(withLength(most + 1)).toEqual([field])
  })

  test.each([
    ['name', 1],
    ['message', 9],
  ] as const)('%s may not have as few letters as %i', (field, least) => {
    expect(problemFields({ [field]: 'x'.repeat(least) })).toEqual([field])
  })

  // RFC 5321, 4.5.3.1.3: a path has 256 octets with its angle brackets.
  test('an e-mail address may have 254 characters', () => {
    const longest = `erika@${'x'.repeat(254 - 'erika@.ch'.length)}.ch`
    expect(problemFields({ email: longest })).toEqual([])
    expect(parse({ email: `${longest}a` }).problems.email).toContain(' um 1 auf 254 ')
  })

  test.each([
    [5001, ' um 1 ', " 5'000 "],
    [6234, " um 1'234 ", " 5'000 "],
    [1_005_000, " um 1'000'000 ", " 5'000 "],
  ])('a message of %i characters is told what is too much, and the limit', (length, surplus, limit) => {
    const { problems } = parse({ message: ` ${'x'.repeat(length)} ` })
    expect(problems.message).toContain(surplus)
    expect(problems.message).toContain(limit)
  })
})

test.each(['erika', 'erika@', '@example.ch', 'erika example@x.ch', 'a@b.ch, c@d.ch'])(
  '«%s» is no e-mail address',
  (email) => {
    expect(problemFields({ email })).toEqual(['email'])
  },
)

test.each(['erika@example.ch', 'e.b+seo@mail.example.ch', 'post@bäckerei-müller.ch', "o'neill@example.ch"])(
  '%s is an e-mail address',
  (email) => {
    expect(problemFields({ email })).toEqual([])
  },
)

test.each(['0441234567', '+41 (0)44 123 45 67', 'abends 044 123 45 67', 'Nur per Mail'])(
  'the telephone number «%s» arrives as it was written',
  (phone) => {
    expect(parse({ phone }).enquiry?.phone).toBe(phone)
  },
)
