import { expect, test } from 'vitest'
import { parseContent } from '../../../../ssg/content/content.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const file = 'src/content/a.mdx'
/** The text begins on line 4. */
const told = (...lines: string[]) =>
  asPrinted(parseContent(file, ['---', 'kind: legal', '---', ...lines].join('\n')).unreadable.text)

test('a code block without an end is reported where it begins', () => {
  expect(told('Eins', '', '```json', '{ "a": 1 }', '', '## Zwei')).toEqual([
    `${file}:6: der Codeblock «\`\`\`json» ist bis zum Ende des Textes nicht geschlossen\n    Schreiben Sie \`\`\` auf eine eigene Zeile, wo der Code endet.`,
  ])
})

test('a code block that only the next one closes is reported with the line of the next', () => {
  const [message] = told('```json', '{}', '', 'Text', '', '```html', '<p>', '```', '', 'Ende')
  expect(message).toContain(
    `${file}:4: der Codeblock «\`\`\`json» ist vor dem von Zeile 9 nicht geschlossen\n`,
  )
})

test('a fence without a language is reported with the fence that it may have been meant to close', () => {
  const [message] = told('```json', '{}', '', '```', '{ "a": 1 }', '', '```')
  expect(message).toContain(`${file}:10: \`\`\` beginnt einen Codeblock, der keine Sprache nennt\n`)
  expect(message).toContain('das ``` von Zeile 7')
})

test.each([
  [['```txt', 'a', '```', '', '~~~html', '```', '~~~']],
  [['- Eins', '  ```txt', '  a', '  ```', '', '> ```txt', '> a', '> ```']],
  [['````txt', '```txt', '```', '````']],
  [['Mit ```drei``` im Satz', '', '```auch am Anfang``` davon']],
])('the code blocks of %j have no problem', (lines) => {
  expect(told(...lines)).toEqual([])
})
