import { z } from 'zod'
import { linked, path, text } from '../../src/lib/site/home-schema.ts'
import type { Question } from '../../src/lib/services/first-services.ts'

export const firstServiceFile = 'src/content/first-service.yaml'

export const firstServiceSchema: z.ZodType<Question[]> = z
  .array(
    z.strictObject({
      question: text,
      answers: z
        .array(
          z.strictObject({
            text,
            first: z
              .strictObject({ to: path, label: text.optional(), reason: text, hint: linked.optional() })
              .optional(),
          }),
        )
        .min(2),
    }),
  )
  .min(1)
