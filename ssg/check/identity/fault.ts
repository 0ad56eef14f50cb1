import type { z } from 'zod'

/** What is wrong with a value, as the end of a sentence that begins with its name. What a schema says itself goes on after the value. */
export function fault(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'custom') return issue.message
  if (value === undefined) return 'is missing'
  if (value === null) return 'has no value'
  if (issue.code === 'unrecognized_keys') return 'is not among its facts'
  if (issue.code === 'too_small' || issue.code === 'too_big') return `${size(value)}, ${bound(issue)}`
  if (issue.code === 'invalid_value') return `is ${shown(value)}, which is none of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_type')
    return `is ${shown(value)}, which is no ${types[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_union') return `is ${shown(value)}, which no page is`
  return `is ${shown(value)}, ${issue.message}`
}

function size(value: unknown): string {
  if (Array.isArray(value)) return `has ${value.length} entries`
  return typeof value === 'string' ? `has ${value.length} characters` : `is ${shown(value)}`
}

function bound(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  if (issue.code === 'too_big') return `at most ${issue.maximum} are right`
  return issue.inclusive ? `at least ${issue.minimum} are right` : `which is not above ${issue.minimum}`
}

const types: Partial<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'whole number',
  array: 'list',
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `«${value}»` : JSON.stringify(value)
}

/** Where an issue is: at each name that is not known, or at the value itself. */
export function placesOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key])
  return [issue.path.length > 0 ? issue.path : ['kind']]
}

/** What stands at a place of something that may be anything. */
export function valueAt(of: unknown, [key, ...rest]: PropertyKey[]): unknown {
  if (key === undefined) return of
  if (typeof of !== 'object' || of === null) return undefined
  return valueAt(Object.entries(of).find(([name]) => name === String(key))?.[1], rest)
}
