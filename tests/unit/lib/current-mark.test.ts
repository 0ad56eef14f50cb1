import { expect, test } from 'vitest'
import { currentMark } from '../../../src/lib/current-mark.ts'

test.each([
  ['/contact', '/contact', 'page'],
  ['/knowledge-base', '/knowledge-base/entity-seo', 'true'],
  ['/knowledge-base', '/knowledge-bases', undefined],
  ['/', '/contact', undefined],
  ['/knowledge-base/entity-seo', '/knowledge-base', undefined],
])('a link to %s says on %s that it is the current %s', (link, path, mark) => {
  expect(currentMark(link, path)).toBe(mark)
})
