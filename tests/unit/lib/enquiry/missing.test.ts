import { expect, test } from 'vitest'
import { parseEnquiry } from '../../../../src/lib/enquiry/enquiry.ts'
import { missingProblems } from '../../../../src/lib/enquiry/missing.ts'
import { enquiryData } from '../../../support/components/enquiry-data.ts'

test('an empty form is told the same before the schema has come as by the schema', () => {
  const empty = enquiryData({ name: '', email: ' ', message: '' })
  expect({ problems: missingProblems(empty) }).toEqual(parseEnquiry(empty))
})

test('what is filled in, rightly or not, is left to the schema', () => {
  expect(missingProblems(enquiryData({ email: 'erika', phone: '', name: '' }))).toEqual({
    name: expect.stringMatching(/Namen/),
  })
  expect(missingProblems(enquiryData())).toEqual({})
})
