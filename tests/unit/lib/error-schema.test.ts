import { expect, test } from 'vitest'
import { errorId } from '../../../src/lib/error-report.ts'
import { serializeError, serializedErrorSchema } from '../../../src/lib/error-schema.ts'
import { AppError, NetworkError, RateLimitError, ValidationError } from '../../../src/lib/errors.ts'

const now = new Date('2026-11-21T08:00:00Z')

test('a serialised error says what the visitor was told, and nothing of the cause', () => {
  const error = new NetworkError(new Error('erika@example.ch could not be reached'))
  expect(serializeError(error, 'ERR-1795219200000-abc123', now)).toEqual({
    id: 'ERR-1795219200000-abc123',
    kind: 'network',
    userMessage: error.userMessage,
    timestamp: '2026-11-21T08:00:00.000Z',
  })
})

test('every kind of error survives the way through JSON', () => {
  for (const Kind of [AppError, ValidationError, NetworkError, RateLimitError]) {
    const serialized = serializeError(new Kind('cause'), errorId(now.getTime(), 0.5), now)
    expect(serializedErrorSchema.parse(JSON.parse(JSON.stringify(serialized)))).toEqual(serialized)
  }
})

test.each(['', 'ERR', 'ERR-x-abc', 'ERR-1-', 'ERR-1-ABC', ' ERR-1-abc', '1-abc'])(
  'the id «%s» is refused',
  (id) => {
    expect(() => serializeError(new AppError(), id, now)).toThrow(/ERR/)
  },
)

test.each([
  { kind: 'other' },
  { timestamp: '21. November 2026' },
  { timestamp: 1_795_219_200_000 },
  { userMessage: undefined },
])('a form with %o is refused', (fault) => {
  const valid = serializeError(new AppError(), 'ERR-1-abc', now)
  expect(serializedErrorSchema.safeParse(valid).success).toBe(true)
  expect(serializedErrorSchema.safeParse({ ...valid, ...fault }).success).toBe(false)
})
