import { expect, test } from 'vitest'
import { parseYaml } from '../../../../ssg/content/yaml-file.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const told = (yaml: string) => asPrinted(parseYaml('a.yaml', yaml).problems)

test.each([
  [
    'title: Offerten: was gilt?',
    ':1:8: `title` hat einen Doppelpunkt im Wert',
    'title: "Offerten: was gilt?"',
  ],
  ['title: "Offen\norder: 1', ':1: `title` beginnt mit einem Anführungszeichen und endet nicht damit', ''],
  ["title: 'it's'", ':1:12: `title` geht nach dem schliessenden Anführungszeichen weiter', ''],
  ['title: @firma', ':1:8: `title` beginnt mit einem Zeichen, das dort etwas anderes', 'title: "@firma"'],
  ['title: *stern', ':1: `title` beginnt mit einem Zeichen, das dort etwas anderes', 'title: "*stern"'],
  ['order: 1\norder: 2', ':2:1: `order` steht zweimal da', ''],
  ['summary: >-\n  Ein Satz.\n\torder: 1', ':3: `order` beginnt mit einem Tabulator', ''],
  ['title: a\n order: 1', ':1:8: das ist kein YAML: ', ''],
  ['summary: Ein Satz,\nder weitergeht\norder: 1', ':2:1: das ist kein YAML: ', 'nach `name: >-`'],
  [String.raw`title: "a\q"`, ':1:10: das ist kein YAML: Invalid escape', 'Eine Angabe ist eine Zeile'],
])('%j is reported once, with its place and a remedy', (yaml, message, remedy) => {
  const [printed, ...others] = told(yaml)
  expect(printed).toContain(`a.yaml${message}`)
  expect(printed?.split('\n    ')[1]).toContain(remedy)
  expect(others).toEqual([])
})

test.each([
  'title: "Offerten: was gilt?"',
  'order: 1 # der erste Platz',
  'summary: >-\n\n  Zwei: ja\n  Zeilen',
  'summary: >-\norder: 1',
])('%j is read without a problem', (yaml) => {
  expect(told(yaml)).toEqual([])
})
