import type { z } from 'zod'

/** The message of a zod issue in German. It completes a sentence that begins with the name of the value. A message of the schema itself wins. */
export function fault(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'custom') return issue.message
  if (value === undefined) return 'fehlt'
  if (value === null) return 'hat keinen Wert'
  if (issue.code === 'unrecognized_keys') return 'gibt es hier nicht'
  if (issue.code === 'invalid_key') return 'ist kein Name: kleine Buchstaben, Ziffern und Bindestriche'
  if (/^(muss|darf) /.test(issue.message)) return `${shown(value)} ${issue.message}`
  if (issue.code === 'too_small' || issue.code === 'too_big') return `${size(value)}, ${bound(issue)}`
  if (issue.code === 'invalid_value') return `ist ${shown(value)}; möglich sind ${issue.values.join(', ')}`
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof value === 'object')
    return 'hat einen Doppelpunkt im Wert: Setzen Sie den Wert in Anführungszeichen'
  if (issue.code === 'invalid_type')
    return `ist ${shown(value)}, erwartet wird ${types[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_union') return `ist ${shown(value)}; so eine Seite gibt es nicht`
  return `ist ${shown(value)}, ${issue.message}`
}

function size(value: unknown): string {
  if (Array.isArray(value)) return `hat ${value.length} Einträge`
  return typeof value === 'string' ? `hat ${value.length} Zeichen` : `ist ${shown(value)}`
}

function bound(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  if (issue.code === 'too_big') return `richtig sind höchstens ${issue.maximum}`
  return issue.inclusive
    ? `richtig sind mindestens ${issue.minimum}`
    : `muss grösser als ${issue.minimum} sein`
}

const types: Partial<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  array: 'eine Liste',
  object: 'eine Gruppe von Einträgen',
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `«${value}»` : JSON.stringify(value)
}

/** The paths of an issue: one for each unknown key, or that of the value. */
export function placesOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key])
  return [issue.path]
}

export function valueAt(of: unknown, [key, ...rest]: PropertyKey[]): unknown {
  if (key === undefined) return of
  if (typeof of !== 'object' || of === null) return undefined
  return valueAt(Object.entries(of).find(([name]) => name === String(key))?.[1], rest)
}
