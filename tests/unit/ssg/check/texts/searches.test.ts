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

test('searches that differ have no problem, and empty lines are ignored', () => {
  expect(printed(list('/contact', 'telefon', '', ''), list('/services/linkbuilding', 'links'))).toEqual([])
})

test('a search of two pages is reported with both lines, whatever its capitals and hyphens', () => {
  const other = list('/services/linkbuilding', 'backlinks', 'Knowledge-Panel')
  expect(printed(list('/contact', 'telefon', '', 'knowledge panel'), other)).toEqual([
    'src/content/searches/services/linkbuilding.txt:2: «Knowledge-Panel» steht auch in src/content/searches/contact.txt:3\n    Lassen Sie es der Seite, die es am besten beantwortet.',
  ])
})

test('a search that one page lists twice is reported', () => {
  expect(printed(list('/contact', 'telefon', 'Telefon'))).toEqual([
    expect.stringContaining('contact.txt:2: «Telefon» steht auch in src/content/searches/contact.txt:1'),
  ])
})

test.each([
  ['x', 'hat 1 Zeichen, richtig sind 2 bis 80'],
  ['a'.repeat(81), 'hat 81 Zeichen, richtig sind 2 bis 80'],
])('a search of a length that nobody types is reported: %s', (line, message) => {
  expect(printed(list('/contact', 'telefon', line))).toEqual([expect.stringContaining(message)])
})

test('a list of searches for no page is reported with the nearest page', () => {
  expect(printed(list('/contakt', 'telefon'))).toEqual([
    'src/content/searches/contakt.txt: ist für /contakt, und diese Seite gibt es nicht; gemeint ist wohl «src/content/searches/contact.txt»\n    Nennen Sie die Datei nach dem Pfad ihrer Seite, oder entfernen Sie sie.',
  ])
})
