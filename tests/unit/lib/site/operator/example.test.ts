import { expect, test } from 'vitest'
import {
  exampleAccent,
  exampleFields,
  isExampleIdentity,
  likeExample,
} from '../../../../../src/lib/site/operator/example.ts'
import { colour } from '../../../../../ssg/content/design-tokens.ts'
import { machineFields } from '../../../../../src/lib/site/site-schema.ts'
import { siteIdentity } from '../../../../../src/lib/site.ts'
import { otherIdentity } from '../../../../support/operator/other-identity.ts'

const ofMachines = new Set<string>(machineFields)

test.runIf(isExampleIdentity(siteIdentity()))('every text of the example is known as the example’s', () => {
  const texts = Object.entries(siteIdentity()).filter(
    ([field, value]) => typeof value === 'string' && !ofMachines.has(field),
  )
  expect([...exampleFields(siteIdentity()), ...likeExample(siteIdentity())].toSorted()).toEqual(
    texts.map(([field]) => field).toSorted(),
  )
})

test.runIf(isExampleIdentity(siteIdentity()))('and so is its accent', () => {
  expect(colour('--accent')).toBe(exampleAccent)
})

test('of another firm nothing is the example’s alone, and only what both say is like it', () => {
  expect(exampleFields(otherIdentity)).toEqual([])
  expect(likeExample(otherIdentity)).toEqual(['country', 'euRepresentative'])
})
