import * as z from 'zod/mini'
import type { AppError } from './errors.ts'

/** An error in the form in which it may leave the page: no message of the cause, which could hold a visitor's data. */
export const serializedErrorSchema = z.object({
  id: z.string().check(z.regex(/^ERR-\d+-[a-z0-9]+$/)),
  kind: z.enum(['validation', 'network', 'rate-limit', 'unexpected']),
  userMessage: z.string(),
  timestamp: z.iso.datetime(),
})

export type SerializedError = z.infer<typeof serializedErrorSchema>

export function serializeError(error: AppError, id: string, now: Date): SerializedError {
  return serializedErrorSchema.parse({
    id,
    kind: error.kind,
    userMessage: error.userMessage,
    timestamp: now.toISOString(),
  })
}
