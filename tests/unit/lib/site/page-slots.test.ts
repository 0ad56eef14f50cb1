import { expect, test } from 'vitest'
import { authorOf, offerOf } from '../../../../src/lib/site/page-slots.ts'
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
