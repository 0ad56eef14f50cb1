import { z } from 'zod'
import { path } from '../../src/lib/site/home-schema.ts'
import { entriesOf, readYaml, validEntries, type YamlFile } from './yaml-file.ts'

/** Every published address. One that is no page any more says where it leads. */
export const redirectsFile = 'src/content/redirects.yaml'

const moveSchema = z.strictObject({ to: path, since: z.iso.date({ error: 'das ist kein Tag' }) })

export type Move = z.infer<typeof moveSchema>

/** A page, as long as it is there. */
const addressSchema = moveSchema.nullable()

export const redirectsSchema = z.record(z.string(), addressSchema)

/** A permanent redirect (301) of a page that has moved. */
export interface Redirect {
  from: string
  to: string
}

export function readRedirects(root: string): Redirect[] {
  return Object.entries(addressesIn(readYaml(root, redirectsFile))).flatMap(([from, move]) =>
    move ? [{ from, to: move.to }] : [],
  )
}

export function addressesIn(file: YamlFile): z.infer<typeof redirectsSchema> {
  return validEntries(entriesOf(file), addressSchema)
}
