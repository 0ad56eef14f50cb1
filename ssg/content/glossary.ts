import { z } from 'zod'
import { entriesOf, readYaml, validEntries } from './yaml-file.ts'

/** The terms that `<Term id>` explains in a tooltip and the index of the knowledge base lists. */
export const glossaryFile = 'src/content/glossary.yaml'

const entrySchema = z.strictObject({ term: z.string().min(1), definition: z.string().min(1).max(240) })

export type Glossary = Record<string, z.infer<typeof entrySchema>>

/** The name of an entry is part of the id of an element. */
export const glossarySchema = z.record(z.string().regex(/^[a-z\d-]+$/), entrySchema)

export function readGlossary(root: string): Glossary {
  return validEntries(entriesOf(readYaml(root, glossaryFile)), entrySchema)
}
