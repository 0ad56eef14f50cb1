import { toAppError, type AppError } from './errors.ts'

/** `ERR-<milliseconds since the epoch>-<six random characters>`, for visitors to quote and operators to find. */
export function errorId(now: number, random: number): string {
  const suffix = Math.floor(random * 36 ** 6)
  return `ERR-${now}-${suffix.toString(36).padStart(6, '0')}`
}

/** Reports what was caught where nobody is shown its id: what failed is an extra, or has another way. */
export function reportCause(cause: unknown): void {
  reportError(toAppError(cause), errorId(Date.now(), Math.random()))
}

/** Writes a reported error to the console, in one call; errors that are the visitor's to correct stay out of it. */
export function reportError(error: AppError, id: string, now: Date = new Date()): void {
  if (!error.reported) return
  console.error(now.toISOString(), id, error.kind, error.cause ?? error)
}
