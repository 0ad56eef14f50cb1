import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../src/lib/search-params.ts'

test.each(['', '?q=123', '?q=%7B%22a%22%3A1%7D', '?q%5B%5D=', '?q=%00'])(
  'the query %s is read as plain strings and written back unchanged',
  (search) => {
    expect(Object.values(parseSearch(search)).every((value) => typeof value === 'string')).toBe(true)
    expect(stringifySearch(parseSearch(search))).toBe(search)
  },
)

test('any query is stable once it has been read and written, so that the router rewrites it only once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = stringifySearch(parseSearch(`?${text}`))
      expect(stringifySearch(parseSearch(once))).toBe(once)
    }),
  )
})
