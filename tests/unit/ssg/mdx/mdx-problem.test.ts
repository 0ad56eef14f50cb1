import { describe, expect, test } from 'vitest'
import { parseContent } from '../../../../ssg/content/content.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const file = 'src/content/a.mdx'
/** The text begins on line 3. */
const told = (body: string) =>
  asPrinted(parseContent(file, `---\nkind: legal\n---\n${body}`).unreadable.text).map((line) =>
    line.replace(`${file}:`, ''),
  )

describe('a text that is not valid MDX is reported with line, column, cause and remedy', () => {
  test.each([
    ['Eins\n\nzwei {drei', '6:6: zu `{` fehlt `}`', '&#123;'],
    ['Das {geht nicht} so', '4:5: was in `{…}` steht, ist kein Code', '&#123;'],
    ['unter <3 Sekunden', '4:8: `<` beginnt kein Tag', '&lt;'],
    ['<!-- Notiz -->', '4:2: ein Kommentar von HTML', '{/* … */}'],
    ['Siehe <https://web.dev>', '4:14: eine Adresse in spitzen Klammern', 'source:name'],
    ['Ende</Note>', '4:6: ein schliessendes Tag ohne öffnendes', 'Entfernen Sie es'],
    ['export const', '4:13: eine Zeile, die mit «import» oder «export» beginnt', 'anderen Wort'],
  ])('%j', (body, message, remedy) => {
    const [line] = told(body)
    expect(line).toContain(`${message}\n`)
    expect(line?.split('\n')[1]).toContain(remedy)
  })

  test.each([
    ['<Note>\n\nohne Ende', '4:1: `<Note>` hat kein schliessendes Tag', 'eigene Zeile'],
    [
      '<Note>\n\nText\n\n</Example>',
      '4:1: `<Note>` hat kein schliessendes Tag vor </Example> auf Zeile 8',
      '</Note>',
    ],
    ['Ein <Term id="uid">Begriff.\n\nMehr.', '4:5: `<Term>` hat kein schliessendes Tag', 'selben Absatz'],
    ['eine<br>Zeile', '4:5: `<br>` hat kein schliessendes Tag', 'kein HTML'],
  ])('an element that is not closed: %j', (body, message, remedy) => {
    const [line] = told(body)
    expect(line).toContain(`${message}\n`)
    expect(line?.split('\n')[1]).toContain(remedy)
  })
})

test.each([
  ['Ein <Term id=uid>UID</Term>', '4:5: .*`<Term id=uid>`'],
  ['Ein <Term id="uid>UID</Term>\n\nMehr «Zitat»\n\nund "das"', '4:5: .*`<Term id="uid>`'],
  ['Eins\n\n<Tool id="robots />\n\n<Term id="uid">UID</Term>', '6:1: .*`<Tool id="robots />`'],
  ['<Only when="vat>\n\nText\n\n</Only>', '4:1: .*`<Only when="vat>`'],
])('a missing quotation mark is reported where its tag stands: %j', (body, message) => {
  expect(told(body)).toEqual([expect.stringMatching(`^${message}\n`)])
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
])('code that cannot be read is reported where its brace stands: %j', (body, place) => {
  expect(told(body)).toEqual([expect.stringMatching(`^${place}: .*\`{`)])
})

test('the facts of a text that cannot be read are read all the same', () => {
  const { frontmatter, lineOf, tree } = parseContent(file, '---\nkind: legal\norder: 2\n---\nEin {Fehler')
  expect([frontmatter, lineOf('order')]).toEqual([{ kind: 'legal', order: 2 }, 3])
  expect(tree.children.map(({ type }) => type)).toEqual(['yaml'])
})
