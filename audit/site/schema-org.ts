import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Whether schema.org has a type of that name. */
export function isType(name: string): boolean {
  return vocabulary().bases.has(name)
}

/** Whether a type, or one that it is a kind of, has a property. */
export function isProperty(type: string, property: string): boolean {
  const { bases, interfaces } = vocabulary()
  const has = (name: string): boolean => {
    const found = interfaces.get(name)
    return found !== undefined && (found.properties.has(property) || found.parents.some(has))
  }
  return (bases.get(type) ?? []).some(has)
}

interface Interface {
  parents: string[]
  properties: Set<string>
}

interface Vocabulary {
  /** The interfaces that the type of a name extends. */
  bases: Map<string, string[]>
  interfaces: Map<string, Interface>
}

let read: Vocabulary | undefined

/**
 * The vocabulary as Google's `schema-dts` generates it from schema.org. Its declarations are the only form in which the
 * package has it, so they are read as text: `XBase` carries the properties, `XLeaf` the name of the type.
 */
function vocabulary(): Vocabulary {
  if (read) return read
  const main = createRequire(import.meta.url).resolve('schema-dts')
  const declarations = readFileSync(main.replace(/\.js$/, '.d.ts'), 'utf8')
  read = { bases: new Map(), interfaces: new Map() }
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
    /interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms,
  )) {
    const extended = parents.split(/,\s*/)
    const [, type] = /^\s*"@type": "([^"]+)";/m.exec(body) ?? []
    if (type) read.bases.set(type, extended)
    const properties = [...body.matchAll(/^\s*"([^"@]+)"\?:/gm)].map(([, property = '']) => property)
    read.interfaces.set(name, { parents: extended, properties: new Set(properties) })
  }
  return read
}
