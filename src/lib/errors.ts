import type { SerializedError } from './error-schema.ts'

/** Four kinds of errors, each with its message for the visitor and whether it is reported to the console. */
type ErrorKind = SerializedError['kind']

export class AppError extends Error {
  override readonly name: string = 'AppError'
  readonly kind: ErrorKind = 'unexpected'
  readonly userMessage: string =
    'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'
  /** Whether `reportError` writes it to the console. */
  readonly reported: boolean = true

  constructor(cause?: unknown) {
    super(cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : '', { cause })
  }
}

export class ValidationError extends AppError {
  override readonly name = 'ValidationError'
  override readonly kind = 'validation'
  override readonly userMessage = 'Die eingegebenen Daten sind ungültig. Bitte überprüfen Sie Ihre Eingaben.'
  override readonly reported = false
}

export class NetworkError extends AppError {
  override readonly name = 'NetworkError'
  override readonly kind = 'network'
  override readonly userMessage = 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.'
}

export class RateLimitError extends AppError {
  override readonly name = 'RateLimitError'
  override readonly kind = 'rate-limit'
  override readonly userMessage =
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.'
  override readonly reported = false

  /** @param retryAfter seconds until another try makes sense, where the server said so */
  constructor(
    cause?: unknown,
    readonly retryAfter?: number,
  ) {
    super(cause)
  }
}

/** Turns anything that was thrown into one of the four kinds. An `AppError` stays itself. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof Response) return fromResponse(thrown)
  if (!(thrown instanceof Error)) return new AppError(thrown)
  if (isZodError(thrown)) return new ValidationError(thrown)
  if (isFailedFetch(thrown)) return new NetworkError(thrown)
  return new AppError(thrown)
}

/**
 * Turns a failed `import()` into a network error, or into the error that the module threw.
 * @public called by what `ssg/render/chunk-imports` writes around each import
 */
export function toChunkError(thrown: unknown): AppError {
  if (!(thrown instanceof Error) || !isFailedFetch(thrown)) return toAppError(thrown)
  return new NetworkError(new Error('a part of the site cannot be had', { cause: thrown }))
}

function fromResponse(response: Response): AppError {
  const cause = new Error(`HTTP ${response.status} ${response.url}`)
  if (response.status !== 429) return new AppError(cause)
  const wait = response.headers.get('retry-after') ?? ''
  return new RateLimitError(cause, /^\d{1,9}$/.test(wait) ? Number(wait) : undefined)
}

/** By shape, because importing zod would put it into every page. */
function isZodError(error: Error): boolean {
  return /^\$?ZodError$/.test(error.name) && 'issues' in error
}

/** The messages of a failed `fetch` or `import()` in each browser. None has an error code. */
const failedFetch =
  /failed to fetch|load failed|network ?error|error loading dynamically|importing a module script failed|unable to preload/i

function isFailedFetch(error: Error): boolean {
  return failedFetch.test(error.message) || /^(Timeout|Network)Error$/.test(error.name)
}

/** The id that a visitor can quote to support: `ERR-<milliseconds since the epoch>-<six random characters>`. */
export function errorId(now: number, random: number): string {
  const suffix = Math.floor(random * 36 ** 6)
  return `ERR-${now}-${suffix.toString(36).padStart(6, '0')}`
}

/** Reports an error whose id is not shown, because only an optional feature failed or there is a fallback. */
export function reportCause(cause: unknown): void {
  reportError(toAppError(cause), errorId(Date.now(), Math.random()))
}

/** Writes an error to the console, in one call. Skips errors that the visitor can correct (`reported: false`). */
export function reportError(error: AppError, id: string, now: Date = new Date()): void {
  if (!error.reported) return
  console.error(now.toISOString(), id, error.kind, error.cause ?? error)
}
