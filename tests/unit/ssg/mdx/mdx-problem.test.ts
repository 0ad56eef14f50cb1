import { describe, expect, test } from 'vitest'
import { parseContent } from '../../../../ssg/content/content.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const file = 'src/content/a.mdx'
/** The text begins on line 3. */
const told = (body: string) =>
  asPrinted(parseContent(file, `---\nkind: legal\n---\n${body}`).unreadable.text).map((line) =>
    line.replace(`${file}:`, ''),
  )

describe('a text that is not valid MDX is told its line, its column, the cause and what to write', () => {
  test.each([
    ['Eins\n\nzwei {drei', '6:6: `{` has no `}`', '&#123;'],
    ['Das {geht nicht} so', '4:5: what stands in `{…}` is no code', '&#123;'],
    ['unter <3 Sekunden', '4:8: `<` begins no tag', '&lt;'],
    ['<!-- Notiz -->', '4:2: a comment of HTML', '{/* … */}'],
    ['Siehe <https://web.dev>', '4:14: an address in angle brackets', 'source:key'],
    ['<Term id=uid>UID</Term>', '4:10: the value of an attribute has no quotes around it', '<Term id='],
    ['Ende</Note>', '4:6: a closing tag without an opening one', 'Remove it'],
    ['export const', '4:13: a line that begins with «import» or «export»', 'another word'],
  ])('%j', (body, message, remedy) => {
    const [line] = told(body)
    expect(line).toContain(`${message}\n`)
    expect(line?.split('\n')[1]).toContain(remedy)
  })

  test.each([
    ['<Note>\n\nohne Ende', '4:1: `<Note>` has no closing tag', 'line of its own'],
    [
      '<Note>\n\nText\n\n</Example>',
      '4:1: `<Note>` has no closing tag before the </Example> of line 8',
      '</Note>',
    ],
    ['Ein <Term id="uid">Begriff.\n\nMehr.', '4:5: `<Term>` has no closing tag', 'same paragraph'],
    ['eine<br>Zeile', '4:5: `<br>` has no closing tag', 'no HTML'],
  ])('an element that is not closed, where it begins: %j', (body, message, remedy) => {
    const [line] = told(body)
    expect(line).toContain(`${message}\n`)
    expect(line?.split('\n')[1]).toContain(remedy)
  })
})

test.each([
  ['Eins {zwei\n\nDrei {vier} fünf', '4:6'],
  ['a {b} c {d', '4:9'],
  ['a {b {c', '4:3'],
  ['a {b {c} d', '4:3'],
  ['a {)} b', '4:3'],
  ['`{`, \\{ und {x', '4:13'],
  ['```txt\n{\n```\n\na {b', '8:3'],
  ['> - a {b\n\nText', '4:7'],
  ['| a {b | c |\n| - | - |\n| d | e |', '4:5'],
  ['{/* eins\n\nzwei', '4:1'],
  ['<Term id="{">a</Term> {b', '4:23'],
  ['<Figure\n  src={"a"\n/>\n\nText', '5:7'],
  ['<Note>\n\nText {hier\n\n</Note>', '6:6'],
  ['Text {eins\n\n{zwei', '6:1'],
])('code that cannot be read is told where its brace stands: %j', (body, place) => {
  expect(told(body)).toEqual([expect.stringMatching(`^${place}: .*\`{`)])
})

test('its facts are read all the same', () => {
  const { frontmatter, lineOf, tree } = parseContent(file, '---\nkind: legal\norder: 2\n---\nEin {Fehler')
  expect([frontmatter, lineOf('order')]).toEqual([{ kind: 'legal', order: 2 }, 3])
  expect(tree.children.map(({ type }) => type)).toEqual(['yaml'])
})
