import { expect, test } from 'vitest'
import { sources } from '../../../audit/sources.ts'
import { readSources, validSources } from '../../../ssg/content/sources.ts'

test('what the register keeps for the audit alone is what a rule of it relies on', () => {
  const relied = new Set(Object.values(sources).map(({ url }) => url))
  const kept = Object.entries(validSources(readSources('.'))).filter(([, { audit }]) => audit)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter(([, { url }]) => !relied.has(url)).map(([key]) => key)).toEqual([])
})
