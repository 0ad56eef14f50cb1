import { describe, expect, test } from 'vitest'
import { parseEnquiry } from '../../../../src/lib/enquiry/enquiry.ts'
import { completeEnquiry, enquiryData } from '../../../support/components/enquiry-data.ts'

/** The fields that the check complains about. */
function problemFields(replaced: Record<string, string>): string[] {
  const result = parseEnquiry(enquiryData(replaced))
  return 'problems' in result ? Object.keys(result.problems) : []
}

test('a complete enquiry is accepted, without the spaces around its values', () => {
  const result = parseEnquiry(enquiryData({ name: '  Erika Beispiel ', email: ' erika@example.ch\n' }))
  expect(result).toEqual({ enquiry: completeEnquiry })
})

test('name, e-mail and message are required, the others are not', () => {
  expect(parseEnquiry(new FormData())).toEqual({
    problems: {
      name: expect.stringMatching(/Namen/),
      email: expect.stringMatching(/E-Mail-Adresse/),
      message: expect.stringMatching(/Anliegen/),
    },
  })
})

describe('lengths', () => {
  test.each([
    ['name', 1, 2, 120],
    ['message', 9, 10, 5000],
  ])('%s may not have %i characters, but %i to %i', (field, tooShort, least, most) => {
    expect(problemFields({ [field]: 'x'.repeat(tooShort) })).toEqual([field])
    expect(problemFields({ [field]: 'x'.repeat(least) })).toEqual([])
    expect(problemFields({ [field]: 'x'.repeat(most) })).toEqual([])
    expect(problemFields({ [field]: 'x'.repeat(most + 1) })).toEqual([field])
  })

  test.each([
    ['company', 160],
    ['phone', 100],
    ['website', 200],
    ['subject', 160],
  ])('%s may have %i characters', (field, most) => {
    expect(problemFields({ [field]: 'x'.repeat(most) })).toEqual([])
    expect(problemFields({ [field]: 'x'.repeat(most + 1) })).toEqual([field])
  })

  test('spaces do not make a message', () => {
    expect(problemFields({ message: ' '.repeat(20) })).toEqual(['message'])
  })

  test.each([
    [5001, ' um 1 ', " 5'000 "],
    [6234, " um 1'234 ", " 5'000 "],
    [1_005_000, " um 1'000'000 ", " 5'000 "],
  ])('a message of %i characters is told what is too much, and the limit', (length, surplus, limit) => {
    const result = parseEnquiry(enquiryData({ message: ` ${'x'.repeat(length)} ` }))
    const message = 'problems' in result ? result.problems.message : ''
    expect(message).toContain(surplus)
    expect(message).toContain(limit)
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

test.each([
  '044 123 45 67',
  '0441234567',
  '+41 (0)44 123 45 67',
  'abends 044 123 45 67',
  '+49 30 123456',
  '+41 44 123 45 67 044 123 45 67',
  '12',
  'Nur per Mail',
])('the telephone number «%s» is no reason to refuse an enquiry', (phone) => {
  expect(problemFields({ phone })).toEqual([])
})

test('a Swiss telephone number arrives tidied', () => {
  const result = parseEnquiry(enquiryData({ phone: '0441234567' }))
  expect(result).toEqual({ enquiry: { ...completeEnquiry, phone: '044 123 45 67' } })
})

test('each field gets one message, the first that applies', () => {
  const result = parseEnquiry(enquiryData({ email: 'x'.repeat(260) }))
  expect(result).toEqual({ problems: { email: expect.any(String) } })
})
