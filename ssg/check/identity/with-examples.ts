import { aiCrawlers } from '../../../src/lib/site/ai-crawlers.ts'
import { siteFields, siteSchema, type Site } from '../../../src/lib/site/site-schema.ts'

/** An identity with an example for each field that is missing or wrong, which is said of the field: texts can be checked all the same. */
export function withExamples(identity: Record<string, unknown>): Site {
  const fields = Object.entries(siteSchema.shape).map(([name, schema]) => {
    const value = identity[name]
    if (schema.safeParse(value).success) return [name, value]
    return [name, name === 'aiCrawlers' ? choices : siteFields.get(schema)?.example]
  })
  return siteSchema.parse(Object.fromEntries(fields))
}

/** All of them: the example is one. */
const choices = Object.fromEntries(aiCrawlers.map(({ name }) => [name, 'allow']))
