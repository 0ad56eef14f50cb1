import { expect, test } from 'vitest'
import { checkSearches } from '../../../../../ssg/check/texts/searches.ts'
import type { Searches } from '../../../../../ssg/content/searches.ts'
import { asPrinted } from '../../../../support/sources/content-files.ts'

const paths = ['/', '/contact', '/services/linkbuilding']

const list = (path: string, ...lines: string[]): Searches => ({
  path,
  file: `src/content/searches${path}.txt`,
  lines,
})

const printed = (...searches: Searches[]) => asPrinted(checkSearches(searches, paths))

test('searches that differ leave nothing to print, and empty lines are none', () => {
  expect(printed(list('/contact', 'telefon', '', ''), list('/services/linkbuilding', 'links'))).toEqual([])
})

test('what is typed for two pages is printed with both lines, whatever its capitals and hyphens', () => {
  const other = list('/services/linkbuilding', 'backlinks', 'Knowledge-Panel')
  expect(printed(list('/contact', 'telefon', '', 'knowledge panel'), other)).toEqual([
    'src/content/searches/services/linkbuilding.txt:2: «Knowledge-Panel» is typed for src/content/searches/contact.txt:3, too\n    Leave it to the page that answers it best.',
  ])
})

test('what is typed twice for one page is printed', () => {
  expect(printed(list('/contact', 'telefon', 'Telefon'))).toEqual([
    expect.stringContaining('contact.txt:2: «Telefon» is typed for src/content/searches/contact.txt:1, too'),
  ])
})

test.each([
  ['x', 'has 1 characters, 2 to 80 are right'],
  ['a'.repeat(81), 'has 81 characters, 2 to 80 are right'],
])('a line that nobody types is printed: %s', (line, message) => {
  expect(printed(list('/contact', 'telefon', line))).toEqual([expect.stringContaining(message)])
})

test('a file for no page is printed, with the nearest one', () => {
  expect(printed(list('/contakt', 'telefon'))).toEqual([
    'src/content/searches/contakt.txt: is for /contakt, which is no page\n    Name the file after the path of its page, or remove it. Gemeint ist wohl «src/content/searches/contact.txt».',
  ])
})
