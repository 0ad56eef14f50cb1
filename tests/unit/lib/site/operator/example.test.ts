import { expect, test } from 'vitest'
import { exampleFields, likeExample } from '../../../../../src/lib/site/operator/example.ts'
import { exampleIdentity } from '../../../../support/operator/example-identity.ts'
import { otherIdentity } from '../../../../support/operator/other-identity.ts'

/** What a checklist or a machine reads, and says nothing of whose it is; the legal form follows from the name. */
const ofNobody = new Set(['indexNowKey', 'contactChecked', 'legalReviewed', 'legalForm'])

test('every text of the example identity is recognised as the example’s', () => {
  const texts = Object.entries(exampleIdentity).filter(
    ([field, value]) => typeof value === 'string' && !ofNobody.has(field),
  )
  const known = [...exampleFields(exampleIdentity), ...likeExample(exampleIdentity)]
  expect(known.toSorted()).toEqual(texts.map(([field]) => field).toSorted())
})

test('another operator’s data are not taken for the example’s, except what both have in common', () => {
  expect(exampleFields(otherIdentity)).toEqual([])
  expect(likeExample(otherIdentity)).toEqual(['country', 'euRepresentative'])
})
