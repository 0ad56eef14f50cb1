// @vitest-environment jsdom
import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { AppError, RateLimitError, ValidationError, toAppError } from '../../../src/lib/errors.ts'

const response = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

test.each([
  ['a ZodError of zod', 'validation', z.string().safeParse(1).error],
  ['a ZodError of zod/mini', 'validation', mini.string().safeParse(1).error],
  ['a failed fetch in Chrome', 'network', new TypeError('Failed to fetch')],
  ['a failed fetch in Firefox', 'network', new TypeError('NetworkError when attempting to fetch resource.')],
  ['a failed fetch in Safari', 'network', new TypeError('Load failed')],
  ['a failed fetch in Safari 18', 'network', new TypeError('Load failed (www.example.com)')],
  ['an answer that breaks off in Chrome', 'network', new TypeError('network error')],
  [
    'a missing chunk in Chrome',
    'network',
    new TypeError('Failed to fetch dynamically imported module: https://www.example.com/assets/a.js'),
  ],
  [
    'a missing chunk in Firefox',
    'network',
    new TypeError('error loading dynamically imported module: https://www.example.com/assets/a.js'),
  ],
  ['a missing chunk in Safari', 'network', new TypeError('Importing a module script failed.')],
  ['a missing stylesheet in Vite', 'network', new Error('Unable to preload CSS for /assets/a.css')],
  ['a request that took too long', 'network', new DOMException('signal timed out', 'TimeoutError')],
  ['a network DOMException', 'network', new DOMException('', 'NetworkError')],
  ['status 500, which is not the visitor’s connection', 'unexpected', response(500)],
  ['status 404', 'unexpected', response(404)],
  ['status 429', 'rate-limit', response(429)],
  ['a request that was called off', 'unexpected', new DOMException('aborted', 'AbortError')],
  ['a programming error', 'unexpected', new TypeError('x is not a function')],
  [
    'an error that only calls itself ZodError',
    'unexpected',
    Object.assign(new Error(), { name: 'ZodError' }),
  ],
  ['a string', 'unexpected', 'Failed to fetch'],
  ['nothing', 'unexpected', undefined],
  ['null', 'unexpected', null],
  ['a number', 'unexpected', 404],
])('%s is an error of the kind %s', (_, kind, thrown) => {
  const error = toAppError(thrown)
  expect(error.kind).toBe(kind)
  expect(error.cause === thrown || thrown instanceof Response).toBe(true)
})

test.each([
  ['30', 30],
  ['0', 0],
  ['999999999', 999_999_999],
  ['1234567890', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['Wed, 21 Oct 2026 07:28:30 GMT', 30],
  ['Wednesday, 21-Oct-26 07:29:00 GMT', 60],
  ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
  ['Wed, 21 Oct 2026 07:28:30', undefined],
  ['GMT', undefined],
  ['soon', undefined],
])('Retry-After «%s» means a wait of %s seconds', (header, seconds) => {
  vi.useFakeTimers({ now: Date.parse('2026-10-21T07:28:00.200Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const error = toAppError(response(429, { 'retry-after': header }))
  expect(error instanceof RateLimitError && error.retryAfter).toBe(seconds)
})

test('status 429 without Retry-After leaves the wait open', () => {
  const error = toAppError(response(429))
  expect(error instanceof RateLimitError && error.retryAfter).toBeUndefined()
})

test('the cause of a bad answer names its status', () => {
  expect(toAppError(response(503)).cause).toMatchObject({ message: expect.stringContaining('503') })
})

test('an AppError stays itself', () => {
  const error = new ValidationError('fields')
  expect(toAppError(error)).toBe(error)
})

test('anything can be thrown', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (thrown) => {
      const error = toAppError(thrown)
      expect(error).toBeInstanceOf(AppError)
      expect(Object.is(error.cause, thrown)).toBe(true)
    }),
  )
})

test('objects that cannot be written as text can be thrown', () => {
  for (const thrown of [Object.create(null), { toString: 1, valueOf: 1 }, Symbol('x')]) {
    expect(toAppError(thrown).cause).toBe(thrown)
  }
})
