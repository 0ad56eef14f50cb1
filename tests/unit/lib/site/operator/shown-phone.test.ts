import { expect, test } from 'vitest'
import { shownPhone } from '../../../../../src/lib/site/operator/shown-phone.ts'

test.each([
  ['+41441234567', '044 123 45 67'],
  ['+41800123456', '0800 123 456'],
  ['+4232301234', '+423 230 12 34'],
  ['+49301234567', '+49301234567'],
])('the telephone number %s is shown as %s, with non-breaking spaces', (number, shown) => {
  expect(shownPhone(number)).toBe(shown.replaceAll(' ', '\u00A0'))
})
