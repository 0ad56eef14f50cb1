import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorId, reportError } from '../../../src/lib/error-report.ts'
import { AppError, NetworkError, RateLimitError, ValidationError } from '../../../src/lib/errors.ts'

const now = new Date('2026-11-21T08:00:00.123Z')

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

test('an id is ERR, the milliseconds since the epoch and six random letters or digits', () => {
  expect(errorId(1_795_219_200_123, 0)).toBe('ERR-1795219200123-000000')
  expect(errorId(1_795_219_200_123, 0.999_999_999_99)).toBe('ERR-1795219200123-zzzzzz')
})

test('every random number makes an id of the same form', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (time, random) => {
      expect(errorId(time, random)).toMatch(/^ERR-\d+-[a-z0-9]{6}$/)
    }),
  )
})

test('a report is one line: ISO timestamp, id, kind and cause', () => {
  const cause = new TypeError('Failed to fetch')
  reportError(new NetworkError(cause), 'ERR-1-abcdef', now)
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['2026-11-21T08:00:00.123Z', 'ERR-1-abcdef', 'network', cause],
  ])
})

test('a report without a cause holds the error itself', () => {
  const error = new AppError()
  reportError(error, 'ERR-1-abcdef', now)
  expect(console.error).toHaveBeenCalledWith(now.toISOString(), 'ERR-1-abcdef', 'unexpected', error)
})

test('a report carries the moment at which it is made', () => {
  vi.useFakeTimers({ now })
  reportError(new AppError(), 'ERR-1-abcdef')
  vi.useRealTimers()
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe(now.toISOString())
})

test.each([new ValidationError('fields'), new RateLimitError('too many')])(
  'a $name is not reported',
  (error) => {
    reportError(error, 'ERR-1-abcdef', now)
    expect(console.error).not.toHaveBeenCalled()
  },
)
