import { parseSync, type ESTree } from 'vite'
import { formatProblem } from '../../problem.ts'
import { nameOf, objectsOf, unreadable } from './unreadable.ts'

/** Where the operator's identity is written. */
export const identityFile = 'src/lib/site.ts'

/** Where the operator's slots are written. */
export const slotsFile = 'src/lib/slots.ts'

/** A field as the file has it. */
export interface WrittenField {
  /** The line of its name, 1-based. */
  line: number
  value: unknown
  /** Where its value begins and ends. */
  start: number
  end: number
}

/** The fields that a module writes in its objects, by name: `uid`, `aiCrawlers.GPTBot`, `team.0.role`. Read, not run. */
export function writtenFields(text: string, file = identityFile): Map<string, WrittenField> {
  const fields = new Map<string, WrittenField>()
  const add = (name: string, at: ESTree.Node, value: ESTree.Expression) => {
    const { start, end } = value
    fields.set(name, { line: text.slice(0, at.start).split('\n').length, value: valueOf(value), start, end })
    if (value.type === 'ObjectExpression') collect(value, `${name}.`)
    if (value.type !== 'ArrayExpression') return
    for (const [index, entry] of value.elements.entries())
      if (entry && entry.type !== 'SpreadElement') add(`${name}.${index}`, entry, entry)
  }
  const collect = (object: ESTree.ObjectExpression, above: string) => {
    for (const property of object.properties)
      if (property.type === 'Property') add(above + nameOf(property.key), property, property.value)
  }
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(unreadable(text, file).map(formatProblem).join('\n'))
  for (const statement of program.body) for (const object of objectsOf(statement)) collect(object, '')
  return fields
}

/** A value as TypeScript writes it, and `npm run format` leaves it. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, entry]) => `${/^\w+$/.test(key) ? key : literal(key)}: ${literal(entry)}`)
      .join(', ')} }`
  const json = JSON.stringify(value)
  return typeof value !== 'string' || value.includes("'")
    ? json
    : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`
}

function valueOf(node: ESTree.Expression): unknown {
  if (node.type === 'Literal') return node.value
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element) =>
      element && element.type !== 'SpreadElement' ? [valueOf(element)] : [],
    )
  if (node.type !== 'ObjectExpression') return undefined
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      property.type === 'Property' ? [[nameOf(property.key), valueOf(property.value)]] : [],
    ),
  )
}
