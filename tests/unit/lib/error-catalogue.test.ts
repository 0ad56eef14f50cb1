import { expect, test } from 'vitest'
import { AppError, NetworkError, RateLimitError, ValidationError } from '../../../src/lib/errors.ts'

/** The table of the spec, word for word. */
test.each([
  {
    Kind: AppError,
    kind: 'unexpected',
    text: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
    reported: true,
  },
  {
    Kind: ValidationError,
    kind: 'validation',
    text: 'Die eingegebenen Daten sind ungültig. Bitte überprüfen Sie Ihre Eingaben.',
    reported: false,
  },
  {
    Kind: NetworkError,
    kind: 'network',
    text: 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.',
    reported: true,
  },
  {
    Kind: RateLimitError,
    kind: 'rate-limit',
    text: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    reported: false,
  },
])('$Kind.name has the text and the reporting rule of the catalogue', ({ Kind, kind, text, reported }) => {
  const error = new Kind('cause')
  expect({ name: error.name, kind: error.kind, text: error.userMessage, reported: error.reported }).toEqual({
    name: Kind.name,
    kind,
    text,
    reported,
  })
})

test('every kind is an Error and an AppError, and keeps its cause', () => {
  const cause = new Error('why')
  for (const Kind of [AppError, ValidationError, NetworkError, RateLimitError]) {
    const error = new Kind(cause)
    expect(error).toBeInstanceOf(Error)
    expect(error).toBeInstanceOf(AppError)
    expect(error.message).toBe('why')
    expect(error.cause).toBe(cause)
  }
})
