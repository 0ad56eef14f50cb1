import { literal, writtenFields, type WrittenField } from '../ssg/check/identity/identity-source.ts'
import { machineFields, publicFields } from '../src/lib/site/site-schema.ts'

/** The file of the identity with other values; all else in it stays, comments among it. */
export function editIdentity(text: string, values: Record<string, unknown>): string {
  return Object.entries(values).reduce((edited, [field, value]) => editField(edited, field, value), text)
}

function editField(text: string, field: string, value: unknown): string {
  const fields = writtenFields(text)
  const written = fields.get(field)
  if (!written) return addField(text, field, value, fields)
  if (literal(written.value) === literal(value)) return text
  const parts = Object.entries(isRecord(value) ? value : {}).map(([name, part]) => ({
    name: `${field}.${name}`,
    part,
  }))
  // One by one, so that each stays on its line, beside its comment.
  if (parts.length > 0 && parts.every(({ name }) => fields.has(name)))
    return parts.reduce((edited, { name, part }) => editField(edited, name, part), text)
  return text.slice(0, written.start) + literal(value) + text.slice(written.end)
}

function addField(text: string, field: string, value: unknown, fields: Map<string, WrittenField>): string {
  const neighbours = [...fields].filter(([name]) => !name.includes('.') && groupOf(name) === groupOf(field))
  const end = neighbours.at(-1)?.[1].end
  if (end === undefined) throw new Error(`There is no place for \`${field}\`.`)
  return `${text.slice(0, end)},\n  ${field}: ${literal(value)}${text.slice(end)}`
}

/** Fields stand in three objects, by who reads them. */
function groupOf(field: string): 'public' | 'machine' | 'legal' {
  if (publicFields.some((name) => name === field)) return 'public'
  return machineFields.some((name) => name === field) ? 'machine' : 'legal'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
