import { expect, test } from 'vitest'
import { shownPhone } from '../../../../../src/lib/site/operator/shown-phone.ts'
import { readPhone } from '../../../../../src/lib/tools/swiss-formats/phone.ts'

test.each([
  ['+41441234567', '044 123 45 67'],
  ['+41791234567', '079 123 45 67'],
  ['+41800123456', '0800 123 456'],
  ['+41848123456', '0848 123 456'],
  ['+41900123456', '0900 123 456'],
  ['+41581234567', '058 123 45 67'],
])('%s is shown %s, on one line, as the whole plan of numbers has it', (number, shown) => {
  expect(shownPhone(number)).toBe(shown.replaceAll(' ', '\u00A0'))
  expect(readPhone(number)?.national).toBe(shown)
})

test.each(['+4232301234', '+49301234567'])(
  '%s of another country stays as it is dialled from here',
  (number) => {
    expect(shownPhone(number)).toBe(number)
  },
)
