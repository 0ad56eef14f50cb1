import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { serializeError, serializedErrorSchema } from '../../../src/lib/error-schema.ts'
import {
  AppError,
  errorId,
  NetworkError,
  RateLimitError,
  reportError,
  toAppError,
  ValidationError,
} from '../../../src/lib/errors.ts'
import { errorTexts } from '../../support/error-texts.ts'

const now = new Date('2026-11-21T08:00:00.123Z')

describe.each([
  { Kind: AppError, kind: 'unexpected', text: errorTexts.generic, reported: true },
  { Kind: ValidationError, kind: 'validation', text: errorTexts.validation, reported: false },
  { Kind: NetworkError, kind: 'network', text: errorTexts.network, reported: true },
  { Kind: RateLimitError, kind: 'rate-limit', text: errorTexts.rateLimit, reported: false },
])('$Kind.name', ({ Kind, kind, text, reported }) => {
  const cause = new Error('erika@example.ch')
  const error = new Kind(cause)

  test('has its own text for visitors and keeps its cause', () => {
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ name: Kind.name, kind, userMessage: text, message: cause.message, cause })
  })

  test(`is reported: ${reported}`, () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    reportError(error, 'ERR-1-abcdef', now)
    expect(log.mock.calls).toEqual(
      reported ? [['2026-11-21T08:00:00.123Z', 'ERR-1-abcdef', kind, cause]] : [],
    )
    log.mockRestore()
  })

  test('has a serialised form with the text for visitors, and nothing of the cause', () => {
    const form = { id: 'ERR-1795219200000-abc123', kind, userMessage: text, timestamp: now.toISOString() }
    expect(serializeError(error, form.id, now)).toEqual(form)
    expect(serializedErrorSchema.parse(JSON.parse(JSON.stringify(form)))).toEqual(form)
  })
})

test.each([
  { id: 'ERR-1-ABC' },
  { kind: 'other' },
  { timestamp: '21. November 2026' },
  { userMessage: undefined },
])('the schema refuses a serialised error with %o', (fault) => {
  const valid = serializeError(new AppError(), 'ERR-1-abc', now)
  expect(serializedErrorSchema.safeParse({ ...valid, ...fault }).success).toBe(false)
})

const response = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

describe('toAppError', () => {
  test.each([
    ['a failed fetch in Chrome', 'network', new TypeError('Failed to fetch')],
    [
      'a failed fetch in Firefox',
      'network',
      new TypeError('NetworkError when attempting to fetch resource.'),
    ],
    ['a failed fetch in Safari', 'network', new TypeError('Load failed (www.example.com)')],
    ['an answer that breaks off in Chrome', 'network', new TypeError('network error')],
    [
      'a missing chunk in Firefox',
      'network',
      new TypeError('error loading dynamically imported module: a.js'),
    ],
    ['a missing chunk in Safari', 'network', new TypeError('Importing a module script failed.')],
    ['a missing stylesheet in Vite', 'network', new Error('Unable to preload CSS for /assets/a.css')],
    ['a request that took too long', 'network', new DOMException('signal timed out', 'TimeoutError')],
    ['a network DOMException', 'network', new DOMException('', 'NetworkError')],
    ['a ZodError of zod', 'validation', z.string().safeParse(1).error],
    ['a ZodError of zod/mini', 'validation', mini.string().safeParse(1).error],
    ['status 500', 'unexpected', response(500)],
    ['status 429', 'rate-limit', response(429)],
    ['an aborted request', 'unexpected', new DOMException('aborted', 'AbortError')],
    ['a programming error', 'unexpected', new TypeError('x is not a function')],
    ['an Error that is only named ZodError', 'unexpected', Object.assign(new Error(), { name: 'ZodError' })],
    ['a string', 'unexpected', 'Failed to fetch'],
  ] as const)('turns %s into an error of the kind %s', (_, kind, thrown) => {
    const error = toAppError(thrown)
    expect(error.kind).toBe(kind)
    expect(error.cause === thrown || thrown instanceof Response).toBe(true)
  })

  test.each([
    ['30', 30],
    ['1234567890', undefined],
    ['Wed, 21 Oct 2026 07:28:30 GMT', undefined],
    ['', undefined],
  ])('reads Retry-After «%s» as %s seconds', (header, seconds) => {
    expect(toAppError(response(429, { 'retry-after': header }))).toHaveProperty('retryAfter', seconds)
  })

  test('names the status of a bad response in the cause, and returns an AppError as it is', () => {
    expect(toAppError(response(503)).cause).toMatchObject({ message: expect.stringContaining('503') })
    const error = new ValidationError('fields')
    expect(toAppError(error)).toBe(error)
  })

  test('turns any thrown value into an error with that value as its cause', () => {
    const odd = fc.constantFrom(Object.create(null), { toString: 1, valueOf: 1 }, Symbol('x'))
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true })
    fc.assert(
      fc.property(fc.oneof(anything, odd), (thrown) => {
        expect(Object.is(toAppError(thrown).cause, thrown)).toBe(true)
      }),
    )
  })
})

test('the id of an error is ERR, the milliseconds since the epoch and six random letters or digits', () => {
  expect(errorId(1_795_219_200_123, 0)).toBe('ERR-1795219200123-000000')
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (time, random) => {
      expect(errorId(time, random)).toMatch(/^ERR-\d+-[a-z0-9]{6}$/)
    }),
  )
})
