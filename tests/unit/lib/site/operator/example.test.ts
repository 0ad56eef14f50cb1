import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  exampleAccent,
  exampleFields,
  exampleMark,
  isExampleIdentity,
  likeExample,
} from '../../../../../src/lib/site/operator/example.ts'
import { colour } from '../../../../../ssg/content/design-tokens.ts'
import { site } from '../../../../../ssg/content/identity.ts'
import { otherIdentity } from '../../../../support/operator/other-identity.ts'

/** What a checklist or a machine reads, and says nothing of whose it is. */
const ofMachines = new Set(['indexNowKey', 'contactChecked', 'legalReviewed'])

test.runIf(isExampleIdentity(site))('every text of the example is known as the example’s', () => {
  const texts = Object.entries(site).filter(
    ([field, value]) => typeof value === 'string' && !ofMachines.has(field),
  )
  expect([...exampleFields(site), ...likeExample(site)].toSorted()).toEqual(
    texts.map(([field]) => field).toSorted(),
  )
})

test.runIf(isExampleIdentity(site))('and so are its accent and its mark', () => {
  expect(colour('--accent')).toBe(exampleAccent)
  expect(createHash('sha256').update(readFileSync('src/mark.svg')).digest('hex')).toBe(exampleMark)
})

test('of another firm nothing is the example’s alone, and only what both say is like it', () => {
  expect(exampleFields(otherIdentity)).toEqual([])
  expect(likeExample(otherIdentity)).toEqual(['country', 'euRepresentative'])
})
