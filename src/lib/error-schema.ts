import * as z from 'zod/mini'
import type { AppError } from './errors.ts'

/** The serialised form of an error. It leaves out the message of the cause, which may contain personal data. */
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
