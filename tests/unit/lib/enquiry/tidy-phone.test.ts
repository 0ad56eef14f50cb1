import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyPhone } from '../../../../src/lib/enquiry/tidy-phone.ts'

test.each([
  ['0441234567', '044 123 45 67'],
  ['044/123.45.67', '044 123 45 67'],
  [' 079  1234567 ', '079 123 45 67'],
  ['+41 (0)44 123 45 67', '+41 44 123 45 67'],
  ['0041441234567', '+41 44 123 45 67'],
  ['+4232345678', '+423 234 56 78'],
])('«%s» is tidied to «%s»', (written, tidied) => {
  expect(tidyPhone(written)).toEqual({ text: tidied, doubt: undefined })
})

test.each([
  '+49 30 123456',
  '+49 1234567890123',
  '044 123 45 67, nachmittags',
  '044 123 45 67 oder 079 123 45 67',
  '044 123 45 67 / 079 123 45 67',
  '',
])('«%s» stays as it was written, and is not doubted', (written) => {
  expect(tidyPhone(written)).toEqual({ text: written, doubt: undefined })
})

test.each(['044 123 45', '0441234', '12', 'abends', '099 123 45 67', '044 123 45 67 890'])(
  '«%s» can hardly be right',
  (written) => {
    expect(tidyPhone(written).doubt).toBe('stimmt die Nummer?')
  },
)

// ITU-T E.164, 6.2.1: 15 digits at most, with the country code, without what is dialled before it.
test.each([
  '+41 44 123 45 67 044 12',
  '0041 44 123 45 67 044 12',
  '044 123 45 67 044 123',
  '+41 (0)44 123 45 67 044 12',
  '+49 12345678901234',
  'abends +1 202 555 0123 4567 89',
])('«%s» has too many digits, which is said with an example, and stays', (written) => {
  expect(tidyPhone(written)).toEqual({
    text: written,
    doubt: 'zu lang, so: 044\u00A0123\u00A045\u00A067',
  })
})

const digits = (text: string) => text.replace(/\D/g, '').replace(/^00/, '')

test('no digit is lost or added but the one that is dialled at home only, and tidying twice changes nothing', () => {
  const numbers = fc.stringMatching(/^(0|\+41 ?|0041 ?)[1-9][0-9 ]{7,12}$/)
  fc.assert(
    fc.property(numbers, (written) => {
      const { text } = tidyPhone(written)
      expect(digits(text)).toBe(digits(written))
      expect(tidyPhone(text).text).toBe(text)
    }),
  )
})
