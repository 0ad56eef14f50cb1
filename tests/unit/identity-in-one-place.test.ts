import { expect, test } from 'vitest'
import { site } from '../../ssg/content/identity.ts'
import { sourceFiles } from '../support/sources/source-files.ts'

/** What knows the example in order to find what is left of it, and the identity that tests are tried with. */
const known = new Set([
  'src/lib/site/operator/example.ts',
  'tests/support/operator/example-identity.ts',
  'tests/support/operator/other-identity.ts',
])

test('neither code nor tests repeat who runs the site, so that another identity changes one file', () => {
  const { name, email, origin, uid } = site
  const said = [name, email, new URL(origin).host, uid].filter((value) => value !== null)
  const sources = sourceFiles(
    ['src', 'ssg', 'audit', 'serve', 'bench', 'tests/site', 'tests/e2e', 'tests/support'],
    /(?<!\.gen)\.(tsx?|css|svg|mdx)$/,
  )
  const repeating = sources.filter(
    ({ file, text }) => !known.has(file) && said.some((value) => text.includes(value)),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(repeating.map(({ file }) => file)).toEqual([])
})
