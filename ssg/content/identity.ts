import { aiCrawlers } from '../../src/lib/site/ai-crawlers.ts'
import { canonicalUrl } from '../../src/lib/site/page-path.ts'
import { siteFields, siteSchema, type Site } from '../../src/lib/site/site-schema.ts'
import { emptySlots, slotsSchema, type Slots } from '../../src/lib/site/slots-schema.ts'
import { valueAt } from '../check/fault.ts'
import { readYaml } from './yaml-file.ts'

/** The files with the operator's data. */
export const identityFile = 'src/content/site.yaml'
export const slotsFile = 'src/content/slots.yaml'

const root = `${import.meta.dirname}/../..`

/** Defined above `site`, which uses it while the module loads. */
const allowed = Object.fromEntries(aiCrawlers.map(({ name }) => [name, 'allow']))

/** The operator's identity. Read once; `npm run dev` restarts when one of the files changes (`ssg/static-site`). */
export const site: Site = withExamples(readYaml(root, identityFile).value)
export const slots: Slots = slotsSchema.safeParse(readYaml(root, slotsFile).value).data ?? emptySlots

export function pageUrl(path: string): string {
  return canonicalUrl(site.origin, path)
}

/**
 * The identity with an example value for each missing or invalid field, so that Vite can start and other checks can run. `ssg/check/identity` reports the
 * field, and the build stops.
 */
export function withExamples(written: unknown): Site {
  const fields = Object.entries(siteSchema.shape).map(([name, schema]) => {
    const value = valueAt(written, [name])
    if (schema.safeParse(value).success) return [name, value]
    return [name, name === 'aiCrawlers' ? allowed : siteFields.get(schema)?.example]
  })
  return siteSchema.parse(Object.fromEntries(fields))
}
