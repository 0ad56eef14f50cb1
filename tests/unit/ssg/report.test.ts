import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { report } from '../../../ssg/report.ts'

test('all problems are printed at once: where, what, and what to do', () => {
  const problems = [
    {
      file: 'src/content/a.mdx',
      line: 3,
      message: 'die Seite /kontakt gibt es nicht',
      hint: 'Did you mean /contact?',
    },
    { file: 'dist/contact.html', message: 'has 2 h1' },
  ]
  expect(() => report(problems)).toThrow(
    new Error(
      [
        '2 Fehler zu beheben:',
        '  src/content/a.mdx:3: die Seite /kontakt gibt es nicht',
        '    Did you mean /contact?',
        '  dist/contact.html: has 2 h1',
      ].join('\n'),
    ),
  )
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
