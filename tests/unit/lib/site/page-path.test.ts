import { expect, test } from 'vitest'
import { pagePath } from '../../../../src/lib/site/page-path.ts'

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/contact', '/contact'],
  ['/contact//', '/contact'],
  ['/contact.html', '/contact'],
  ['/artikel/index.html', '/artikel'],
  ['/artikel/index-eins', '/artikel/index-eins'],
  ['/contact.html.txt', '/contact.html.txt'],
])('the address %s belongs to the page %s', (address, path) => {
  expect(pagePath(address)).toBe(path)
})
