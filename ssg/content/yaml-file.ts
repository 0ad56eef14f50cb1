import { readFileSync } from 'node:fs'
import { LineCounter, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml'
import { z } from 'zod'
import { fault, placesOf, valueAt } from '../check/fault.ts'
import { nearestName } from '../check/texts/nearest-name.ts'
import type { Problem } from '../problem.ts'
import { yamlFault } from './yaml-fault.ts'

/** A parsed YAML file, or the YAML in a file, not yet validated. */
export interface YamlFile {
  file: string
  /** `undefined` after a syntax error. */
  value: unknown
  /** The line of a value's key, 1-based; for a missing value the line of its parent. */
  lineOf: (path: readonly PropertyKey[]) => number
  problems: Problem[]
}

export function readYaml(root: string, file: string): YamlFile {
  return parseYaml(file, readFileSync(`${root}/${file}`, 'utf8'))
}

/** `above` is the number of lines above the YAML. */
export function parseYaml(file: string, text: string, above = 0): YamlFile {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const lineOf = (path: readonly PropertyKey[]) => {
    let line = above === 0 ? 1 : above
    let node: unknown = document.contents
    for (const key of path) {
      const pair = isMap(node)
        ? node.items.find(({ key: name }) => isScalar(name) && name.value === key)
        : undefined
      const place = isSeq(node) ? node.items[Number(key)] : pair?.key
      if (!isNode(place)) return line
      line = above + counter.linePos(place.range?.[0] ?? 0).line
      node = pair ? pair.value : place
    }
    return line
  }
  const found = yamlFault(text.split('\n'), document.errors)
  const problems = found ? [{ ...found, file, line: above + found.line }] : []
  return { file, value: found ? undefined : (document.toJS() ?? {}), lineOf, problems }
}

/** The entries of a file that has one for each name, not validated; none if it cannot be parsed. */
export function entriesOf({ value }: Pick<YamlFile, 'value'>): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).safeParse(value).data ?? {}
}

/** The entries that a schema accepts. `ssg/check` reports the others. */
export function validEntries<Entry>(
  entries: Record<string, unknown>,
  schema: z.ZodType<Entry>,
): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) => {
      const { success, data } = schema.safeParse(entry)
      return success ? [[name, data]] : []
    }),
  )
}

export function textsIn(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, [...path, key]))
}

/** The issues of a schema with their lines; after a syntax error only that. */
export function schemaProblems(
  { file, value, lineOf, problems }: YamlFile,
  schema: z.ZodType,
  remedyOf: (path: PropertyKey[]) => string,
): Problem[] {
  if (problems.length > 0) return problems
  const issues = schema.safeParse(value).error?.issues ?? []
  const missing = issues
    .filter(({ path }) => valueAt(value, path) === undefined)
    .map(({ path }) => named(path))
  return issues.flatMap((issue) =>
    placesOf(issue).map((path) => {
      const meant = issue.code === 'unrecognized_keys' ? nearestName(named(path), missing) : ''
      return {
        file,
        line: lineOf(path),
        message: `${path.length > 0 ? `\`${named(path)}\`` : 'die Datei'} ${fault(issue, valueAt(value, path))}${meant}`,
        hint: remedyOf(path),
      }
    }),
  )
}

const named = (path: PropertyKey[]) => path.map(String).join('.')
