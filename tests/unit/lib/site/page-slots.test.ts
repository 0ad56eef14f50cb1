import { expect, test } from 'vitest'
import { authorOf, fixedPriceText, offerOf, priceText } from '../../../../src/lib/site/page-slots.ts'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'
import { filledSlots, firstOffered } from '../../../support/operator/filled-slots.ts'
import { articlePage, servicePage } from '../../../support/sources/site-pages.ts'

const article = (author?: string) =>
  articlePage('/knowledge-base/a', author === undefined ? {} : { author }).page

test('an article is by the author that it names, else by the team’s default author', () => {
  expect(authorOf(article(), filledSlots)?.name).toBe('Anna Beispiel')
  expect(authorOf(article('beat-probe'), filledSlots)?.name).toBe('Beat Probe')
})

test('without a team member the firm is the author, as on pages that are no articles', () => {
  expect(authorOf(article(), emptySlots)).toBeUndefined()
  expect(authorOf(article(), { ...filledSlots, articleAuthor: null })).toBeUndefined()
  expect(authorOf(servicePage('/services/linkbuilding').page, filledSlots)).toBeUndefined()
})

test('a service has its own price and its own references', () => {
  const offer = offerOf(firstOffered, filledSlots)
  expect(offer.price).toContain("4'200")
  expect(offer.references.map(({ client }) => client)).toEqual(['Holzwerk Probe AG'])
  expect(offerOf('/services/msn-publishing', filledSlots)).toEqual({
    references: [],
    booking: filledSlots.booking,
    nextStart: filledSlots.nextStart,
  })
})

test.each([
  [{ amount: 900, isFrom: false, per: 'month' }, 'excluded', 'CHF_900 je Monat, exkl. MWST'],
  [{ amount: 4200, isFrom: true, per: 'once' }, 'included', "ab CHF_4'200 einmalig, inkl. MWST"],
  [{ amount: 1234567, isFrom: false, per: 'once' }, 'none', "CHF_1'234'567 einmalig, MWST fällt nicht an"],
] as const)('the price %j with tax %s reads «%s»', (price, vat, text) => {
  expect(priceText(price, vat)).toBe(text.replace('_', '\u00A0'))
})

test('a fixed price shows only the amount and the tax', () => {
  expect(fixedPriceText(1900, 'excluded')).toBe("CHF\u00A01'900, exkl. MWST")
})
