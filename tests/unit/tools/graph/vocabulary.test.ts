import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  businessNames,
  organizationNames,
  propertyNames,
  typeNames,
} from '../../../../src/tools/graph/vocabulary.ts'

const source = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
const named = (pattern: RegExp) => [...new Set([...source.matchAll(pattern)].map(([, name = '']) => name))]

test('the vocabulary of the tool has every type and property that schema-dts has', () => {
  const types = new Set([businessNames, organizationNames, typeNames].flatMap((names) => names.split(' ')))
  const properties = new Set(propertyNames.split(' '))
  expect(named(/"@type": "(\w+)"/g).filter((type) => !type.startsWith('www_') && !types.has(type))).toEqual(
    [],
  )
  expect(named(/^ {4}"?([a-z]\w*)"?\?: SchemaValue</gm).filter((name) => !properties.has(name))).toEqual([])
})
