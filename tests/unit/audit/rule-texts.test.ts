import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groups } from '../../../audit/groups.ts'

const rules = groups.flatMap((group) => group.rules)

test('every rule has a name of its own', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every rule says why in one to four sentences of Swiss German', () => {
  const odd = rules.filter(({ why }) => {
    const sentences = why.split(/[.:?!](?:\s|$)/).filter((part) => part !== '').length
    return sentences > 5 || why.length < 40 || /[ß„“]/.test(why)
  })
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('every source has an https address, and those of Google and Microsoft stand in the register', () => {
  const register = readFileSync('src/content/sources.yaml', 'utf8')
  const unknown = rules
    .map(({ source }) => source.url)
    .filter(
      (url) =>
        !url.startsWith('https:') || (/google\.com|microsoft\.com/.test(url) && !register.includes(url)),
    )
  expect(unknown).toEqual([])
})
