import { afterEach, expect, test, vi } from 'vitest'
import { isExampleIdentity, report, reportExampleIdentity } from '../../../ssg/report.ts'
import { site } from '../../../src/lib/site.ts'

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

test('a build with the example identity says so, and only such a build', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  reportExampleIdentity()
  const said = warn.mock.calls.join()
  expect(said.includes('src/lib/site.ts') && said.includes(site.origin)).toBe(isExampleIdentity())
  expect(isExampleIdentity()).toBe(site.origin.endsWith('example.com'))
})
