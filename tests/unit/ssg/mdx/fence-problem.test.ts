import { expect, test } from 'vitest'
import { fenceProblem } from '../../../../ssg/mdx/fence-problem.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const told = (...lines: string[]) => asPrinted([fenceProblem('a.mdx', lines.join('\n')) ?? []].flat())

test('a code block without an end is reported where it begins', () => {
  expect(told('Eins', '', '```json', '{ "a": 1 }', '', '## Zwei')).toEqual([
    'a.mdx:3: der Codeblock «```json» ist bis zum Ende des Textes nicht geschlossen\n    Schreiben Sie ``` auf eine eigene Zeile, wo der Code endet.',
  ])
})

test('a code block that only the next one closes is reported with the line of the next', () => {
  expect(told('```json', '{}', '', 'Text', '', '```html', '<p>', '```', '', 'Ende')[0]).toContain(
    'a.mdx:1: der Codeblock «```json» ist vor dem von Zeile 6 nicht geschlossen\n',
  )
})

test('a fence without a language is reported with the fence that it may have been meant to close', () => {
  const [message] = told('```json', '{}', '', '```', '{ "a": 1 }', '', '```')
  expect(message).toContain('a.mdx:7: ``` beginnt einen Codeblock, der keine Sprache nennt\n')
  expect(message).toContain('das ``` von Zeile 4')
})

test.each([
  [['```txt', 'a', '```', '', '~~~html', '```', '~~~']],
  [['- Eins', '  ```txt', '  a', '  ```', '', '> ```txt', '> a', '> ```']],
  [['````txt', '```txt', '```', '````']],
  [['Mit ```drei``` im Satz', '', '```auch am Anfang``` davon']],
])('the code blocks of %j have no problem', (lines) => {
  expect(told(...lines)).toEqual([])
})
