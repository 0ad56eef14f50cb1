import { describe, expect, test } from 'vitest'
import { enquiryFields, type EnquiryTexts } from '../../../../src/lib/enquiry/enquiry-fields.ts'
import { parseEnquiry } from '../../../../src/lib/enquiry/enquiry-schema.ts'
import { completeEnquiry } from '../../../support/components/enquiry-data.ts'

const parse = (replaced: EnquiryTexts) => parseEnquiry({ ...completeEnquiry, ...replaced })

/** The fields that the check complains about. */
const problemFields = (replaced: EnquiryTexts) => Object.keys(parse(replaced).problems)

test('a complete enquiry is accepted, with its values trimmed', () => {
  const { enquiry, problems } = parse({ name: '  Erika Beispiel ', email: ' erika@example.ch\n' })
  expect([enquiry, problems]).toEqual([completeEnquiry, {}])
})

test('an empty enquiry lacks exactly the required fields', () => {
  const empty = Object.fromEntries(enquiryFields.map(({ name }) => [name, ' ']))
  const asked = enquiryFields.flatMap(({ name, required }) => (required ? [[name, required]] : []))
  expect(parseEnquiry(empty)).toEqual({ enquiry: undefined, problems: Object.fromEntries(asked) })
})

describe('field lengths', () => {
  test.each(enquiryFields.filter(({ type }) => type !== 'email'))(
    '$name may have its maximum length, and no more',
    ({ name, most }) => {
      const withLength = (length: number) => problemFields({ [name]: 'x'.repeat(length) })
      expect([withLength(1), withLength(most), withLength(most + 1)]).toEqual([[], [], [name]])
    },
  )

  // RFC 5321, 4.5.3.1.3: a path has 256 octets with its angle brackets.
  test('an e-mail address may have 254 characters, and no more', () => {
    const longest = `erika@${'x'.repeat(254 - 'erika@.ch'.length)}.ch`
    expect(problemFields({ email: longest })).toEqual([])
    expect(parse({ email: `${longest}a` }).problems.email).toMatch(/ um 1 .* 254 /)
  })

  test.each([
    [5001, ' um 1 '],
    [1_005_000, " um 1'000'000 "],
  ])('the problem of a message of %i characters names the surplus and the limit', (length, surplus) => {
    const { problems } = parse({ message: ` ${'x'.repeat(length)} ` })
    expect(problems.message).toContain(surplus)
    expect(problems.message).toContain(" 5'000 ")
  })
})

test.each(['erika', 'erika@', '@example.ch', 'erika example@x.ch', 'a@b.ch, c@d.ch'])(
  '«%s» is no e-mail address',
  (email) => expect(problemFields({ email })).toEqual(['email']),
)

test.each(["o'neill@example.ch", 'e.b+seo@mail.example.ch', 'post@bäckerei-müller.ch'])(
  '«%s» is an e-mail address',
  (email) => expect(problemFields({ email })).toEqual([]),
)
