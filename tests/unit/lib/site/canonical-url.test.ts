import { expect, test } from 'vitest'
import { canonicalUrl } from '../../../../src/lib/site/canonical-url.ts'

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/knowledge-base/entity-seo//', '/knowledge-base/entity-seo'],
])('the canonical address of %s is %s on the origin of the site', (path, canonical) => {
  expect(canonicalUrl('https://firma.example', path)).toBe(`https://firma.example${canonical}`)
})
