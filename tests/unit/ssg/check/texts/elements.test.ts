import { expect, test } from 'vitest'
import { checkElements, checkEmptyFields } from '../../../../../ssg/check/texts/elements.ts'
import { otherIdentity } from '../../../../support/operator/other-identity.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const problems = (body: string) => asPrinted(checkElements([textFile(body)], ['name', 'uid']))

test.each([
  '<Term id="uid">UID</Term>, `<br>`, {/* Notiz */}',
  '<Example title="Schreinerei">\n\nText\n\n</Example>',
  '<Note>\n\nText\n\n</Note>',
  '<Checklist>\n\n- eins\n\n</Checklist>',
  '<Operator field="uid" />',
  'Text <Only when="uid">mit Nummer</Only>',
  '```html\n<br>\n```',
])('%j may stand in a text', (body) => {
  expect(problems(body)).toEqual([])
})

test('an unknown element is reported with its place and the known elements', () => {
  const [line, ...others] = problems('Text\n\n<Hinweis>\n\nwichtig\n\n</Hinweis>')
  expect(line).toMatch(`${file}:3:1: ein Element \`<Hinweis>\` gibt es nicht\n`)
  expect(line).toMatch(/<Checklist>, <EnquiryFields>, <Example>, <Note>, .*docs\/authoring\.md/)
  expect(others).toEqual([])
  expect(problems('a <br /> b')).toEqual([expect.stringContaining(`${file}:1:3: ein Element \`<br>\``)])
})

test.each([
  ['<Example>\n\nText\n\n</Example>', '`<Example>` hat kein Attribut title\n    `<Example title="…">`'],
  ['<Term>UID</Term>', '`<Term>` hat kein Attribut id'],
  ['<Term id={uid}>UID</Term>', '`<Term>` hat kein Attribut id'],
  ['<Operator />', '`<Operator>` hat kein Attribut field'],
  ['Text <Only>mehr</Only>', '`<Only>` hat kein Attribut when'],
  [
    'Text <Only when="firma">mehr</Only>',
    '`<Only>` nennt «firma», das es in src/content/site.yaml nicht gibt',
  ],
  [
    '<Operator field="firma" />',
    '`<Operator>` nennt «firma», das es in src/content/site.yaml nicht gibt\n    Es gibt name, uid.',
  ],
])('%j is reported with what its element needs', (body, message) => {
  expect(problems(body)).toEqual([expect.stringContaining(message)])
})

test.each(['{name}', 'Ein {wort} darin', 'import a from "b"', 'export const a = 1', '{}'])(
  '%j is reported as code',
  (body) => {
    expect(problems(body)).toEqual([expect.stringContaining('&#123;')])
  },
)

const emptyFields = (body: string) =>
  asPrinted(checkEmptyFields([textFile(body)], { ...otherIdentity, phone: null }))

test('a field that the operator has left empty is reported where nothing falls away with it', () => {
  expect(emptyFields('Text\n\nUnter <Operator field="phone" />.')).toEqual([
    `${file}:3:7: \`phone\` ist in src/content/site.yaml leer\n    Schreiben Sie es in eine Zeile einer Tabelle, die dann wegfällt, oder in \`<Only when>\`.`,
  ])
  expect(emptyFields('Wir.<Only when="phone"> Unter <Operator field="phone" />.</Only>')).toEqual([])
  expect(emptyFields('| A | B |\n| --- | --- |\n| Telefon | <Operator field="phone" /> |')).toEqual([])
})
