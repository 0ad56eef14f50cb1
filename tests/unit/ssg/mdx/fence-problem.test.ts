import { expect, test } from 'vitest'
import { parseContent } from '../../../../ssg/content/content.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const file = 'src/content/a.mdx'
/** The text begins on line 4. */
const told = (...lines: string[]) =>
  asPrinted(parseContent(file, ['---', 'kind: legal', '---', ...lines].join('\n')).unreadable.text)

test('a code block without an end is told where it begins, not by what is missing below', () => {
  expect(told('Eins', '', '```json', '{ "a": 1 }', '', '## Zwei')).toEqual([
    `${file}:6: der Codeblock «\`\`\`json» ist bis zum Ende des Textes nicht geschlossen\n    Schreiben Sie \`\`\` auf eine eigene Zeile, wo der Code endet.`,
  ])
})

test('a code block that the next block closes is reported with the line of the next', () => {
  const [message] = told('```json', '{}', '', 'Text', '', '```html', '<p>', '```', '', 'Ende')
  expect(message).toContain(
    `${file}:4: der Codeblock «\`\`\`json» ist vor dem von Zeile 9 nicht geschlossen\n`,
  )
})

test('a fence without a language is told with the one that it may have been meant to close', () => {
  const [message] = told('```json', '{}', '', '```', '{ "a": 1 }', '', '```')
  expect(message).toContain(`${file}:10: \`\`\` beginnt einen Codeblock, der keine Sprache nennt\n`)
  expect(message).toContain('das ``` von Zeile 7')
})

test.each([
  [['```txt', 'a', '```', '', '~~~html', '```', '~~~']],
  [['- Eins', '  ```txt', '  a', '  ```', '', '> ```txt', '> a', '> ```']],
  [['````txt', '```txt', '```', '````']],
  [['Mit ```drei``` im Satz', '', '```auch am Anfang``` davon']],
])('%j is as it should be', (lines) => {
  expect(told(...lines)).toEqual([])
})
