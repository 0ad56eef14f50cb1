import { expect, test } from 'vitest'
import { parseContent } from '../../../../ssg/content/content.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const file = 'src/content/a.mdx'
/** The facts begin on line 2. */
const told = (facts: string) => asPrinted(parseContent(file, `---\n${facts}\n---\n`).unreadable.facts)

test('a colon in a value is told as what it is, with the line as it would be right', () => {
  expect(told('kind: legal\ntitle: Offerten: was gilt?')).toEqual([
    `${file}:3:8: \`title\` has a colon in its value\n    Put the value into quotes: title: "Offerten: was gilt?"`,
  ])
})

test.each([
  ['title: "Offen\norder: 1', ':2: `title` begins with a quote and does not end with one'],
  ["title: 'it's'", ':2:12: `title` goes on after its closing quote'],
  ['title: @firma', ':2:8: `title` begins with a sign that means something else there'],
  ['title: *stern', ':2: `title` begins with a sign that means something else there'],
  ['order: 1\norder: 2', ':3:1: `order` is there twice'],
  ['\ttitle: a', ':2: «title: a» begins with a tab'],
  ['summary: >-\n  Ein Satz.\n\torder: 1', ':4: «order: 1» begins with a tab'],
  ['questions:\n\t- Was?', ':3: «- Was?» begins with a tab'],
  ['title: a\n order: 1', ':2:8: `title` is followed by an indented line that begins another fact'],
  ['title: [a', ':2:10: the facts cannot be read: Flow sequence'],
])('%j is told once, with its place and a remedy', (facts, message) => {
  const lines = told(facts)
  expect(lines).toEqual([expect.stringContaining(`${file}${message}`)])
  expect(lines[0]).toMatch(/\n {4}\S/)
})

test.each([
  ['summary: >-\nText\norder: 1', 3],
  ['summary: >-\nText', 3],
  ['summary: >-\n\nText: mit einem Doppelpunkt\norder: 1', 4],
  ['summary: >- # kurz\nEin Satz: mit zweien.\nUnd noch einer.', 3],
  ['summary:\nText\norder: 1', 3],
  ['summary: Ein Satz,\nder weitergeht\norder: 1', 3],
])('%j: the text is not indented, on line %i, and not what YAML makes of it', (facts, line) => {
  const [message, ...others] = told(facts)
  const written = facts.split('\n')[line - 2]
  expect(others).toEqual([])
  expect(message).toMatch(`${file}:${line}:1: \`summary\` goes on with «${written}», which is not indented\n`)
  expect(message).toContain('    Write `summary: >-`, and below it each line of the text after two spaces')
})

test('a line that belongs to nothing is told as that', () => {
  expect(told('Text\norder: 1')).toEqual([expect.stringContaining(`${file}:2:1: «Text» is no fact\n`)])
})

test.each([
  'title: "Offerten: was gilt?"',
  'order: 1 # der erste Platz',
  'summary: >-\n  Zwei: ja\n  Zeilen',
  'summary: >-\n\n  Zeilen',
  'summary: >-\norder: 1',
])('%j can be read', (facts) => {
  expect(told(facts)).toEqual([])
})

test('facts that cannot be read are none', () => {
  expect(parseContent(file, '---\ntitle: a: b\n---\n').frontmatter).toBeUndefined()
})

test.each([
  ['', 'does not begin with its facts'],
  ['## Titel', 'does not begin with its facts'],
  ['\n---\ntitle: a\n---\n', 'does not begin with its facts'],
  ['---\ntitle: a\n\n## Titel', 'its facts are not closed'],
])('a text without facts, %j, is told where they stand, once', (text, message) => {
  expect(asPrinted(parseContent(file, text).unreadable.facts)).toEqual([
    `${file}:1: ${message}\n    A text begins with a line of three hyphens, ---, then come the facts, and another such line closes them.`,
  ])
})
