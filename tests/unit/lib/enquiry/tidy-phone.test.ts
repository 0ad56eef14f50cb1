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
  expect(tidyPhone(written)).toEqual({ text: tidied, isDoubtful: false })
})

test.each(['+49 30 123456', '044 123 45 67, nachmittags', '044 123 45 67 oder 079 123 45 67', ''])(
  '«%s» stays as it was written, and is not doubted',
  (written) => {
    expect(tidyPhone(written)).toEqual({ text: written, isDoubtful: false })
  },
)

test.each(['044 123 45', '0441234', '12', 'abends', '099 123 45 67'])(
  '«%s» can hardly be right',
  (written) => {
    expect(tidyPhone(written).isDoubtful).toBe(true)
  },
)

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
