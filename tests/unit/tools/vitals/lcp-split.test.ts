import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lcpParts, splitLcp } from '../../../../src/tools/vitals/lcp-split.ts'

const split = (server: number, wait: number, load: number, paint: number) =>
  splitLcp({ server, wait, load, paint })

// web.dev, Optimize LCP: about 40 %, less than 10 %, about 40 %, less than 10 %; read on 2026-11-22.
test.each([
  ['the inn of the article', [800, 1500, 1000, 300], 'wait', 1140],
  ['a slow server', [2000, 100, 700, 200], 'server', 800],
  ['a heavy picture', [400, 100, 2400, 100], 'load', 1200],
  ['a script that paints late', [400, 100, 400, 1100], 'paint', 900],
  ['the longest part is not always the first', [1300, 900, 800, 100], 'wait', 590],
] as const)(
  '%s: %j begins with %s, which is %d ms too long',
  (_, [server, wait, load, paint], first, excess) => {
    const result = split(server, wait, load, paint)
    expect(result?.first).toBe(first)
    expect(result?.excess).toBeCloseTo(excess, 6)
  },
)

test('parts as Google names them leave nothing to begin with', () => {
  expect(split(1000, 250, 1000, 250)).toMatchObject({ total: 2500, first: undefined })
})

test('a text loads nothing of its own: the longer of its two parts comes first, and no share is missed', () => {
  expect(split(300, 0, 0, 1200)).toMatchObject({ isText: true, first: 'paint' })
  expect(split(1200, 0, 0, 300)).toMatchObject({ isText: true, first: 'server' })
})

test.each([[[0, 0, 0, 0]], [[Number.NaN, 1, 1, 1]]])(
  'there is nothing to split in %j',
  ([a = 0, b = 0, c = 0, d = 0]) => {
    expect(split(a, b, c, d)).toBeUndefined()
  },
)

test('the shares make a whole, and twice the time has the same shares and the same beginning', () => {
  const time = fc.integer({ min: 0, max: 60_000 })
  fc.assert(
    fc.property(time, time, time, time, (server, wait, load, paint) => {
      const once = split(server, wait, load, paint)
      if (!once) return
      expect(lcpParts.reduce((sum, part) => sum + once.shares[part], 0)).toBeCloseTo(1, 9)
      const twice = split(2 * server, 2 * wait, 2 * load, 2 * paint)
      expect(twice?.shares).toEqual(once.shares)
      // Half a millisecond too much is none, so twice the time may have a beginning where once has not.
      expect(once.first ?? twice?.first).toBe(twice?.first)
      // The targets make a whole too, so whatever the parts are, the first is at least as long as it may be.
      expect(once.excess).toBeGreaterThanOrEqual(0)
    }),
  )
})
