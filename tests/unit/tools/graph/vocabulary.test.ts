import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
const { version }: { version: string } = JSON.parse(
  readFileSync('node_modules/schema-dts/package.json', 'utf8'),
)

/** Names of other vocabularies, which schema-dts mentions as parents, have an underscore. */
const isOwn = (name: string) => /^[A-Z\d][A-Za-z\d]*$/.test(name)
/** A TypeScript name as the name of schema.org: «_3DModel» is «3DModel», and Role has parameters. */
const nameOf = (written: string) => written.replace(/^_(?=\d)|<.*/g, '')

const table = (name: string, about: string, rows: string[][]) =>
  `/** ${about} */\nexport const ${name} =\n  '${rows
    .map((row) => row.join(':').replace(/:+$/, ''))
    .toSorted()
    .join(';')}'\n`

/** Reads the types, properties and values of schema.org from the types that schema-dts generates from it. */
function vocabularyFile(): string {
  const types = new Map<string, { parents: string[]; values: string[] }>()
  for (const [, name = ''] of source.matchAll(/"@type": "(\w+)"/g))
    if (isOwn(name)) types.set(name, { parents: [], values: [] })
  for (const [, written = '', union = ''] of source.matchAll(/^export type (\w+)(?:<.*?>)? = (.*);$/gm)) {
    const name = nameOf(written)
    for (const part of union.split(' | ').map(nameOf)) {
      if (part !== name) types.get(part)?.parents.push(name)
      if (/^"\w+"$/.test(part)) types.get(name)?.values.push(part.slice(1, -1))
    }
  }
  const properties = new Map<string, { owners: string[]; range: string }>()
  for (const [, written = '', body = ''] of source.matchAll(
    /^interface (\w+)Base extends .*\{\n([^]*?)^\}/gm,
  ))
    for (const [, name = '', union = ''] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*?), "\w+">;$/gm)) {
      const range = union.replace(/ \| IdReference$/, '').replaceAll(' | ', ' ')
      const property = properties.get(name) ?? { owners: [], range }
      // A property expects the same everywhere.
      expect([name, range]).toEqual([name, property.range])
      property.owners.push(nameOf(written))
      properties.set(name, property)
    }
  return [
    `// The vocabulary of schema.org, from schema-dts ${version}. \`npx vitest run -u vocabulary\` writes this file.\n`,
    table(
      'typeTable',
      'Each type with its parents and, if it is an enumeration, its values.',
      [...types].map(([name, { parents, values }]) => [name, parents.join(' '), values.join(' ')]),
    ),
    table(
      'propertyTable',
      'Each property with the types that have it, and with what it expects; «Text» is left out where it is the only one.',
      [...properties].map(([name, { owners, range }]) => [
        name,
        owners.join(' '),
        range.replace(/^Text$/, ''),
      ]),
    ),
  ].join('\n')
}

test('the vocabulary of the tool is that of schema-dts', async () => {
  await expect(vocabularyFile()).toMatchFileSnapshot('../../../../src/tools/graph/vocabulary.ts')
})
