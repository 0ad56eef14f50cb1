import type { Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { z } from 'zod'
import { elements } from '../../../audit/site/elements.ts'

const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.string().optional() })).nonempty(),
})

/** The nodes of a page; throws where its structured data is not one graph. */
export function graphOf(tree: Nodes): z.infer<typeof graphSchema>['@graph'] {
  const scripts = elements(tree, 'script', ({ type }) => type === 'application/ld+json')
  return graphSchema.parse(JSON.parse(scripts.map((script) => toString(script)).join()))['@graph']
}
