import { expect, test } from 'vitest'
import { checkRedirects } from '../../../../ssg/check/redirects.ts'
import { redirectsFile } from '../../../../ssg/content/redirects.ts'
import { parseYaml } from '../../../../ssg/content/yaml-file.ts'

const pages = ['/', '/contact', '/agb']
const today = '2026-11-27'
const check = (...lines: string[]) => checkRedirects(parseYaml(redirectsFile, lines.join('\n')), pages, today)
/** Without those of pages that have no line. */
const problems = (...lines: string[]) =>
  check(...lines).filter(({ message }) => !message.endsWith('steht nicht darin'))
const messages = (...lines: string[]) => problems(...lines).map(({ message }) => message)
const move = (from: string, to: string) => `${from}: { to: ${to}, since: 2026-11-23 }`

test('pages, and a redirect from an address without a page to a page, have no problem', () => {
  expect(messages('/:', '/agb:', move('/kontakt', '/contact'), move('/a/b-c.php', '/'))).toEqual([])
})

test('a redirect from an existing page, or to one that does not exist, is reported', () => {
  expect(messages(move('/agb', '/contact'))).toEqual([expect.stringMatching(/^\/agb verdeckt die Seite/)])
  expect(messages(move('/alt', '/contct'))).toEqual([
    '/alt führt zu /contct, und diese Seite gibt es nicht; gemeint ist wohl «/contact»',
  ])
})

test('chains and loops of redirects are reported', () => {
  expect(messages(move('/a', '/b'), move('/b', '/agb'))).toHaveLength(1)
  expect(messages(move('/a', '/b'), move('/b', '/a'))).toHaveLength(2)
  expect(messages(move('/a', '/a'))).toHaveLength(1)
})

test.each(['/alt/', '/alt/*', '/alt/:name', '/alt.html', '//alt', '/ä', '/a/../b'])(
  'a redirect from %s is reported, because it is a pattern or no path',
  (from) => {
    expect(messages(move(from, '/contact')).join()).toMatch(/ist kein Pfad/)
  },
)

test.each([
  ['{ to: /agb, since: 2026-02-30 }', '`/alt.since` ist «2026-02-30», das ist kein Tag'],
  ['{ to: /agb }', '`/alt.since` fehlt'],
  ['{ to: agb, since: 2026-11-23 }', '`/alt.to` muss der Pfad einer Seite sein, etwa /contact'],
  ['/agb', '`/alt` ist «/agb», erwartet wird eine Gruppe von Einträgen'],
])('a redirect that is written as %s is reported with its line', (written, message) => {
  expect(problems('/agb:', '', `/alt: ${written}`)).toEqual([
    {
      file: redirectsFile,
      line: 3,
      message,
      hint: expect.stringContaining('{ to: /seite, since: 2026-11-27 }'),
    },
  ])
})

test('an address that was a page, and a page without its line, are reported with what to write', () => {
  expect(problems('/agb:', move('/alt', '/agb'), '/weg:')).toEqual([
    {
      file: redirectsFile,
      line: 3,
      message: '/weg war eine Seite und ist keine mehr',
      hint: expect.stringContaining('`/weg: { to: /contact, since: 2026-11-27 }`'),
    },
  ])
  expect(check('/:', '/agb:')).toEqual([
    {
      file: redirectsFile,
      message: 'die Seite /contact steht nicht darin',
      hint: expect.stringContaining('die Zeile `/contact:` an'),
    },
  ])
})

test('a redirect from a day to come is reported', () => {
  expect(messages('/alt: { to: /agb, since: 2026-11-28 }')).toEqual([
    '/alt zieht erst am 2026-11-28 um, und heute ist 2026-11-27',
  ])
})
