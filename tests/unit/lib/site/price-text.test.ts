import { expect, test } from 'vitest'
import { fixedPriceText, priceText } from '../../../../src/lib/site/price-text.ts'

test.each([
  [{ amount: 900, isFrom: false, per: 'month' }, 'excluded', 'CHF\u00A0900 je Monat, exkl. MWST'],
  [{ amount: 4200, isFrom: true, per: 'once' }, 'included', "ab CHF\u00A04'200 einmalig, inkl. MWST"],
  [
    { amount: 1234567, isFrom: false, per: 'once' },
    'none',
    "CHF\u00A01'234'567 einmalig, MWST fällt nicht an",
  ],
] as const)('the price %j with tax %s reads «%s»', (price, vat, text) => {
  expect(priceText(price, vat)).toBe(text)
})

test('a fixed price shows only the amount and the tax', () => {
  expect(fixedPriceText(1900, 'excluded')).toBe("CHF\u00A01'900, exkl. MWST")
})
