import { expect, test } from 'vitest'
import { groups } from '../../../audit/audit.ts'
import { sources } from '../../../audit/sources.ts'
import { readSources, validSources } from '../../../ssg/content/sources.ts'

const rules = groups.flatMap((group) => group.rules)
const known = new Set<string>(Object.values(validSources(readSources('.'))).map(({ url }) => url))

test('every audit rule has a unique id', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every page of Google or Microsoft that a rule cites is in the register of sources', () => {
  const said = rules.map(({ source }) => source).filter((url) => /google\.com|microsoft\.com/.test(url))
  expect(said.filter((url) => !known.has(url.replace(/#.*/, '')) && !known.has(url))).toEqual([])
})

test('a rule cites every source of the audit', () => {
  const cited = new Set(rules.map(({ source }) => source))
  const left = Object.entries(sources).filter(([, url]) => !cited.has(url))
  expect(left.map(([key]) => key)).toEqual([])
})
