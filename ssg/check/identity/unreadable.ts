import { parseSync, type ESTree } from 'vite'
import type { Problem } from '../../problem.ts'

/** Why a file that an operator edits cannot be run, or says something else than it seems to; nothing where it can be read. */
export function unreadable(text: string, file: string): Problem[] {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error) {
    const offset = error.labels[0]?.start ?? 0
    const isComma = error.message.startsWith('Expected `,`')
    // A comma is found missing where the next line begins, and belongs at the end of the one before.
    const line = lineAt(isComma ? text.slice(0, offset).trimEnd().length : offset)
    return [{ file, line, message: `cannot be read: ${error.message}`, hint: howToWrite }]
  }
  const known = new Set(['undefined', ...program.body.flatMap(declaredBy)])
  return program.body.flatMap(objectsOf).flatMap((object) => [
    ...twice(object).map(({ name, start }) => ({
      file,
      line: lineAt(start),
      message: `\`${name}\` stands here a second time`,
      hint: 'Delete the one that does not hold: only the last would count.',
    })),
    ...bareWords(object, known).map(({ name, word, start }) => ({
      file,
      line: lineAt(start),
      message: `\`${name}\` is ${word} without quotes`,
      hint: `Right is, for example: ${name}: '${word}',`,
    })),
  ])
}

const howToWrite = `Each line ends with a comma, and each text stands between two straight quotes: street: 'Bahnhofstrasse 1',`

/** The objects that a statement writes. */
export function objectsOf(statement: ESTree.Program['body'][number]): ESTree.ObjectExpression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => (init?.type === 'ObjectExpression' ? [init] : []))
}

export function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}

function propertiesOf(object: ESTree.ObjectExpression): ESTree.ObjectProperty[] {
  return object.properties.filter((property) => property.type === 'Property')
}

function twice(object: ESTree.ObjectExpression): { name: string; start: number }[] {
  const properties = propertiesOf(object).map(({ key, start }) => ({ name: nameOf(key), start }))
  const again = properties.filter(
    ({ name }, index) => properties.findIndex((other) => other.name === name) < index,
  )
  return [...again, ...within(object).flatMap(twice)]
}

/** Names of nothing, where a text was meant. */
function bareWords(
  object: ESTree.ObjectExpression,
  known: Set<string>,
): { name: string; word: string; start: number }[] {
  const here = propertiesOf(object).flatMap(({ key, value, start }) =>
    value.type === 'Identifier' && !known.has(value.name)
      ? [{ name: nameOf(key), word: value.name, start }]
      : [],
  )
  return [...here, ...within(object).flatMap((inner) => bareWords(inner, known))]
}

function within(object: ESTree.ObjectExpression): ESTree.ObjectExpression[] {
  const values = propertiesOf(object).flatMap(({ value }) =>
    value.type === 'ArrayExpression' ? value.elements : [value],
  )
  return values.filter((value) => value?.type === 'ObjectExpression')
}

function declaredBy(statement: ESTree.Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}
