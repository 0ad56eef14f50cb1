import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagePath } from '../../../../src/lib/site/page-path.ts'

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/contact//', '/contact'],
  ['/contact.html', '/contact'],
  ['/knowledge-base/', '/knowledge-base'],
  ['/knowledge-base/index.html', '/knowledge-base'],
  ['/knowledge-base/entity-seo.html', '/knowledge-base/entity-seo'],
  ['/knowledge-base/index-seo', '/knowledge-base/index-seo'],
  ['/contact.html.txt', '/contact.html.txt'],
])('%s is the page %s', (address, path) => {
  expect(pagePath(address)).toBe(path)
})

test('the path of any page stays what it is', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z-]{1,8}$/)), (parts) => {
      const path = `/${parts.filter((part) => part !== 'index').join('/')}`
      expect(pagePath(path)).toBe(path)
    }),
  )
})
