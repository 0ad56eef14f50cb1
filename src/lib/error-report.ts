import { toAppError, type AppError } from './errors.ts'

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
