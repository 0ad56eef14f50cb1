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

const table = (name: string, about: string, rows: string[]) =>
  `/** ${about} */\nexport const ${name} =\n  '${rows.toSorted().join(';')}'\n`

/** Reads the types, properties and values of schema.org from the types that schema-dts generates from it. */
function vocabularyFile(): string {
  const types = new Map<string, { parents: string[]; properties: string[] }>()
  for (const [, name = ''] of source.matchAll(/"@type": "(\w+)"/g))
    if (isOwn(name)) types.set(name, { parents: [], properties: [] })
  const members: [string, string][] = []
  for (const [, written = '', union = ''] of source.matchAll(/^export type (\w+)(?:<.*?>)? = (.*);$/gm)) {
    const parts = union.split(' | ').map(nameOf)
    for (const part of parts) if (part !== nameOf(written)) types.get(part)?.parents.push(nameOf(written))
    const named = parts.filter((part) => /^"\w+"$/.test(part)).map((part) => part.slice(1, -1))
    if (named.length > 0 && types.has(written)) members.push([written, named.join(' ')])
  }
  const ranges = new Map<string, string>()
  for (const [, written = '', body = ''] of source.matchAll(
    /^interface (\w+)Base extends .*\{\n([^]*?)^\}/gm,
  ))
    for (const [, property = '', range = ''] of body.matchAll(
      /^ {4}"(\w+)"\?: SchemaValue<(.*?), "\w+">;$/gm,
    )) {
      types.get(nameOf(written))?.properties.push(property)
      const expected = range.replace(/ \| IdReference$/, '').replaceAll(' | ', ' ')
      // A property expects the same everywhere.
      expect([property, ranges.get(property) ?? expected]).toEqual([property, expected])
      ranges.set(property, expected)
    }
  return [
    `// The vocabulary of schema.org, from schema-dts ${version}. \`npx vitest run -u vocabulary\` writes this file.\n`,
    table(
      'typeTable',
      'Each type with its parents and its own properties.',
      [...types].map(([name, { parents, properties }]) =>
        [name, parents.join(' '), properties.join(' ')].join(':'),
      ),
    ),
    table(
      'rangeTable',
      'Each property with the types that it expects; «Text» is left out where it is the only one.',
      [...ranges].map(([name, range]) => (range === 'Text' ? name : `${name}:${range}`)),
    ),
    table(
      'memberTable',
      'Each enumeration with its values.',
      members.map((row) => row.join(':')),
    ),
  ].join('\n')
}

test('the vocabulary of the tool is that of schema-dts', async () => {
  await expect(vocabularyFile()).toMatchFileSnapshot('../../../../src/tools/graph/vocabulary.ts')
})
