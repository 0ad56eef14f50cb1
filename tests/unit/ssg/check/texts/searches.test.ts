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

test('a query of two pages is printed with both lines, whatever its capitals and hyphens', () => {
  const other = list('/services/linkbuilding', 'backlinks', 'Knowledge-Panel')
  expect(printed(list('/contact', 'telefon', '', 'knowledge panel'), other)).toEqual([
    'src/content/searches/services/linkbuilding.txt:2: «Knowledge-Panel» steht auch in src/content/searches/contact.txt:3\n    Lassen Sie es der Seite, die es am besten beantwortet.',
  ])
})

test('a query that one page has twice is printed', () => {
  expect(printed(list('/contact', 'telefon', 'Telefon'))).toEqual([
    expect.stringContaining('contact.txt:2: «Telefon» steht auch in src/content/searches/contact.txt:1'),
  ])
})

test.each([
  ['x', 'hat 1 Zeichen, richtig sind 2 bis 80'],
  ['a'.repeat(81), 'hat 81 Zeichen, richtig sind 2 bis 80'],
])('a line that nobody types is printed: %s', (line, message) => {
  expect(printed(list('/contact', 'telefon', line))).toEqual([expect.stringContaining(message)])
})

test('a file for no page is printed, with the nearest one', () => {
  expect(printed(list('/contakt', 'telefon'))).toEqual([
    'src/content/searches/contakt.txt: ist für /contakt, und diese Seite gibt es nicht; gemeint ist wohl «src/content/searches/contact.txt»\n    Nennen Sie die Datei nach dem Pfad ihrer Seite, oder entfernen Sie sie.',
  ])
})
