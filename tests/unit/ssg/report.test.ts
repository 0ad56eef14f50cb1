import { inspect } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { report, reportExampleIdentity } from '../../../ssg/report.ts'
import { exampleFields, isExampleIdentity, likeExample } from '../../../src/lib/site/operator/example.ts'
import { site, siteIdentity } from '../../../src/lib/site.ts'

afterEach(() => void vi.restoreAllMocks())

test('all problems are printed at once: where, what, and what to do', () => {
  const problems = [
    { file: 'src/content/a.mdx', line: 3, message: 'no page /kontakt', hint: 'Did you mean /contact?' },
    { file: 'dist/contact.html', message: 'has 2 h1' },
  ]
  expect(() => report(problems)).toThrow(
    new Error(
      [
        '2 problems to put right:',
        '  src/content/a.mdx:3: no page /kontakt',
        '    Did you mean /contact?',
        '  dist/contact.html: has 2 h1',
      ].join('\n'),
    ),
  )
})

test('a single problem is one', () => {
  expect(() => report([{ file: 'a.mdx', message: 'ß' }])).toThrow('1 problem to put right:\n  a.mdx: ß')
})

test('without problems the build goes on', () => {
  expect(() => report([])).not.toThrow()
})

test('problems are printed without the code that has found them', () => {
  let thrown: unknown
  try {
    report([{ file: 'a.mdx', message: 'ß' }])
  } catch (error) {
    thrown = error
  }
  expect(inspect(thrown)).not.toMatch(/\bat .*:\d+:\d+/)
  expect(inspect(thrown)).toContain('a.mdx: ß')
})

test('a build with the example identity says so and what is left of it, and only such a build', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  reportExampleIdentity()
  const said = warn.mock.calls.join()
  expect(said.includes('npm run setup') && said.includes(site.origin)).toBe(isExampleIdentity(site))
  const left = [...exampleFields(siteIdentity()), ...likeExample(siteIdentity())]
  expect(isExampleIdentity(site) ? left.filter((field) => !said.includes(field)) : []).toEqual([])
})
