import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { report } from '../../../ssg/problem.ts'

test('all problems are reported at once, with a remedy once for those that share it', () => {
  const hint = 'Verlinken Sie eine andere.'
  const problems = [
    { file: 'src/content/a.mdx', line: 3, message: 'die Seite /kontakt gibt es nicht', hint },
    { file: 'dist/contact.html', message: 'hat zwei h1' },
    { file: 'src/content/b.mdx', line: 9, message: 'die Seite /team gibt es nicht', hint },
  ]
  expect(() => report(problems)).toThrow(
    new Error(
      [
        '3 Fehler zu beheben:',
        'src/content/a.mdx:3: die Seite /kontakt gibt es nicht',
        'src/content/b.mdx:9: die Seite /team gibt es nicht',
        '    Verlinken Sie eine andere.',
        'dist/contact.html: hat zwei h1',
      ].join('\n'),
    ),
  )
})

test('problems are reported without a stack trace', () => {
  let thrown: unknown
  try {
    report([{ file: 'a.mdx', message: 'ß' }])
  } catch (error) {
    thrown = error
  }
  expect(inspect(thrown)).not.toMatch(/\bat .*:\d+:\d+/)
  expect(inspect(thrown)).toContain('a.mdx: ß')
})
