import { expect, test } from 'vitest'
import { parseContent } from '../../../../ssg/content/content.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const file = 'src/content/a.mdx'
/** The facts begin on line 2. */
const told = (facts: string) => asPrinted(parseContent(file, `---\n${facts}\n---\n`).unreadable.facts)

test('a colon in a value is reported with the line as it would be right', () => {
  expect(told('kind: legal\ntitle: Offerten: was gilt?')).toEqual([
    `${file}:3:8: \`title\` hat einen Doppelpunkt im Wert\n    Setzen Sie den Wert in Anführungszeichen: title: "Offerten: was gilt?"`,
  ])
})

test.each([
  ['title: "Offen\norder: 1', ':2: `title` beginnt mit einem Anführungszeichen und endet nicht damit'],
  ["title: 'it's'", ':2:12: `title` geht nach dem schliessenden Anführungszeichen weiter'],
  ['title: @firma', ':2:8: `title` beginnt mit einem Zeichen, das dort etwas anderes bedeutet'],
  ['title: *stern', ':2: `title` beginnt mit einem Zeichen, das dort etwas anderes bedeutet'],
  ['order: 1\norder: 2', ':3:1: `order` steht zweimal da'],
  ['\ttitle: a', ':2: `title` beginnt mit einem Tabulator'],
  ['summary: >-\n  Ein Satz.\n\torder: 1', ':4: `order` beginnt mit einem Tabulator'],
  ['questions:\n\t- Was?', ':3: «- Was?» beginnt mit einem Tabulator'],
  [
    'title: a\n order: 1',
    ':2:8: `title` ist von einer eingerückten Zeile gefolgt, die eine andere Angabe beginnt',
  ],
  ['title: [a', ':2:10: das ist kein YAML: Flow sequence'],
])('%j is reported once, with its place and a remedy', (facts, message) => {
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
])('%j is reported on line %i as text that is not indented', (facts, line) => {
  const [message, ...others] = told(facts)
  const written = facts.split('\n')[line - 2]
  expect(others).toEqual([])
  expect(message).toMatch(
    `${file}:${line}:1: \`summary\` geht mit «${written}» weiter, das nicht eingerückt ist\n`,
  )
  expect(message).toContain(
    '    Schreiben Sie `summary: >-`, und darunter jede Zeile des Textes nach zwei Leerzeichen',
  )
})

test('a line that is no fact is reported', () => {
  expect(told('Text\norder: 1')).toEqual([expect.stringContaining(`${file}:2:1: «Text» ist keine Angabe\n`)])
})

test.each([
  'title: "Offerten: was gilt?"',
  'order: 1 # der erste Platz',
  'summary: >-\n  Zwei: ja\n  Zeilen',
  'summary: >-\n\n  Zeilen',
  'summary: >-\norder: 1',
])('%j is read without a problem', (facts) => {
  expect(told(facts)).toEqual([])
})

test('facts that cannot be read are undefined', () => {
  expect(parseContent(file, '---\ntitle: a: b\n---\n').frontmatter).toBeUndefined()
})

test.each([
  ['', 'beginnt nicht mit seinem Kopf'],
  ['## Titel', 'beginnt nicht mit seinem Kopf'],
  ['\n---\ntitle: a\n---\n', 'beginnt nicht mit seinem Kopf'],
  ['---\ntitle: a\n\n## Titel', 'der Kopf ist nicht geschlossen'],
])('a text without complete frontmatter, %j, is reported once', (text, message) => {
  expect(asPrinted(parseContent(file, text).unreadable.facts)).toEqual([
    `${file}:1: ${message}\n    Ein Text beginnt mit einer Zeile aus drei Bindestrichen, ---, dann kommen die Angaben, und eine zweite solche Zeile schliesst den Kopf.`,
  ])
})
