import { canParseUrl } from '../../src/lib/can-parse-url.ts'
import { z } from 'zod'
import { entriesOf, readYaml, validEntries } from './yaml-file.ts'

export const sourcesFile = 'src/content/sources.yaml'

const sourceSchema = z.strictObject({
  title: z.string().min(3),
  /** The language of the title for screen readers, if that is not German. */
  lang: z.enum(['en', 'fr', 'it']).optional(),
  publisher: z.string().min(2),
  url: z
    .templateLiteral(['https://', z.string()], { error: 'das ist keine https-Adresse' })
    .refine((url) => canParseUrl(url), { error: 'ist keine Adresse' }),
  /** The day of the last check that the source states the fact. */
  checked: z.iso.date({ error: 'das ist kein Tag' }),
})

export type RegisteredSource = z.infer<typeof sourceSchema>
export type Sources = Record<string, RegisteredSource>

export const sourcesSchema = z.record(z.string(), sourceSchema)

/** The register of sources, not validated; empty if it cannot be parsed. `ssg/check` reports its problems. */
export function readSources(root: string): Record<string, unknown> {
  return entriesOf(readYaml(root, sourcesFile))
}

export function validSources(register: Record<string, unknown>): Sources {
  return validEntries(register, sourceSchema)
}
