import type { Node } from '../../ssg/render/structured-data.ts'

/** Compiled, never run: `tsc` fails here once structured data that schema.org does not know compile. */
export const rightNode: Node = { '@type': 'Organization', '@id': 'https://www.example.com/#a', name: 'A' }

export const wrongNodes: Node[] = [
  // @ts-expect-error an organisation has no headline
  { '@type': 'Organization', headline: 'A' },
  // @ts-expect-error no such type
  { '@type': 'Organisation', name: 'A' },
  // @ts-expect-error the misspelt property of an article
  { '@type': 'Article', headLine: 'A' },
  // @ts-expect-error an address is no number
  { '@type': 'Organization', address: 8000 },
]
