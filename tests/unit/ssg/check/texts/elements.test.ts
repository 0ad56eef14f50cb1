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
  '<Operator field="uid" />',
  'Text <Only when="uid">mit Nummer</Only>',
  '```html\n<br>\n```',
])('%j may stand in a text', (body) => {
  expect(problems(body)).toEqual([])
})

test.each([
  ['Text\n\n<Hinweis>\n\nwichtig\n\n</Hinweis>', '3: ein Element `<Hinweis>` gibt es nicht', '<Checklist>, '],
  ['a <br /> b', '1: ein Element `<br>` gibt es nicht', 'docs/authoring.md'],
  ['<Example>\n\nText\n\n</Example>', '1: `<Example>` hat kein Attribut title', '`<Example title="…">`'],
  ['<Term id={uid}>UID</Term>', '1: `<Term>` hat kein Attribut id', ''],
  ['<Operator />', '1: `<Operator>` hat kein Attribut field', ''],
  ['Text <Only when="firma">mehr</Only>', '1: `<Only>` nennt «firma»', 'Es gibt name, uid.'],
  ['Text\n\nein {wort} darin', '3: `{wort}` ist Code', '&#123;'],
  ['{}', '1: `{}` ist Code', '&#123;'],
  ['import a from "b"', '1: ein Text importiert und exportiert nichts', '&#123;'],
])('%j is reported with its line and the remedy', (body, message, remedy) => {
  const [printed, ...others] = problems(body)
  expect(printed).toContain(`${file}:${message}`)
  expect(printed?.split('\n    ')[1]).toContain(remedy)
  expect(others).toEqual([])
})

const emptyFields = (body: string) =>
  asPrinted(checkEmptyFields([textFile(body)], { ...otherIdentity, phone: null }))

test('a field that the operator has left empty is reported where nothing falls away with it', () => {
  expect(emptyFields('Text\n\nUnter <Operator field="phone" />.')).toEqual([
    `${file}:3: \`phone\` ist in src/content/site.yaml leer\n    Schreiben Sie es in eine Zeile einer Tabelle, die dann wegfällt, oder in \`<Only when>\`.`,
  ])
  expect(emptyFields('Wir.<Only when="phone"> Unter <Operator field="phone" />.</Only>')).toEqual([])
  expect(emptyFields('| A | B |\n| --- | --- |\n| Telefon | <Operator field="phone" /> |')).toEqual([])
})
