import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../src/lib/search-params.ts'

test.each(['?q=123', '?q=%7B%22a%22%3A1%7D', '?q=true', '?q=null', '?q%5B%5D=', '?q=%00'])(
  '%s is a plain string and stays as it is written',
  (search) => {
    expect(Object.values(parseSearch(search)).every((value) => typeof value === 'string')).toBe(true)
    expect(stringifySearch(parseSearch(search))).toBe(search)
  },
)

test('a search of nothing is no search', () => {
  expect(stringifySearch({ q: undefined, thema: undefined })).toBe('')
})

test('whatever an address says is written the same way again, so that the router rewrites it at most once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = stringifySearch(parseSearch(`?${text}`))
      expect(stringifySearch(parseSearch(once))).toBe(once)
    }),
  )
})
