import { readFileSync } from 'node:fs'
import { LineCounter, isMap, isNode, isScalar, isSeq, parseDocument, type YAMLError } from 'yaml'
import type { z } from 'zod'
import { fault, placesOf, valueAt } from '../check/fault.ts'
import type { Problem } from '../problem.ts'

/** A file of data as somebody wrote it. */
export interface YamlFile {
  /** Path from the root of the project. */
  file: string
  value: unknown
  /** The line of a value's name, 1-based; where the value is missing, of what it would stand in. */
  lineOf: (path: readonly PropertyKey[]) => number
  /** Why it cannot be read: `value` then says nothing. */
  problems: Problem[]
}

export function readYaml(root: string, file: string): YamlFile {
  return parseYaml(file, readFileSync(`${root}/${file}`, 'utf8'))
}

export function parseYaml(file: string, text: string): YamlFile {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const lineOf = (path: readonly PropertyKey[]) => {
    let line = 1
    let node: unknown = document.contents
    for (const key of path) {
      const pair = isMap(node)
        ? node.items.find(({ key: name }) => isScalar(name) && name.value === key)
        : undefined
      const place = isSeq(node) ? node.items[Number(key)] : pair?.key
      if (!isNode(place)) return line
      line = counter.linePos(place.range?.[0] ?? 0).line
      node = pair ? pair.value : place
    }
    return line
  }
  const [error] = document.errors
  const problems = error ? [unreadable(file, error, text.split('\n'))] : []
  return { file, value: error ? undefined : document.toJS(), lineOf, problems }
}

/** The first fault only: the parser stumbles over what follows as well. */
function unreadable(file: string, { code, message, linePos }: YAMLError, lines: string[]): Problem {
  const { line = 1, col } = linePos?.[0] ?? {}
  const written = lines[line - 1]?.trim() ?? ''
  const known = remedies[code]
  return {
    file,
    line,
    column: col,
    message: `«${written}» ist nicht lesbar: ${known?.[0] ?? message.replace(/ at line \d+[^]*/, '')}`,
    hint:
      known?.[1] ?? 'Ein Eintrag ist eine Zeile, `name: Wert`; was dazugehört, steht eingerückt darunter.',
  }
}

const quote = "Setzen Sie den ganzen Wert in Anführungszeichen: name: 'Wert: mit Doppelpunkt'"
const remedies: Partial<Record<YAMLError['code'], [cause: string, remedy: string]>> = {
  BLOCK_AS_IMPLICIT_KEY: ['Im Wert steht ein Doppelpunkt, oder die Zeile ist zu weit eingerückt', quote],
  BAD_SCALAR_START: ['Der Wert beginnt mit einem Zeichen, das hier etwas anderes bedeutet', quote],
  UNEXPECTED_TOKEN: ['Nach dem schliessenden Anführungszeichen geht es weiter', quote],
  MISSING_CHAR: ['Es fehlt ein Zeichen, etwa das schliessende Anführungszeichen', quote],
  DUPLICATE_KEY: ['Der Eintrag steht zweimal da', 'Entfernen Sie einen der beiden.'],
  TAB_AS_INDENT: ['Die Zeile beginnt mit einem Tabulator', 'Rücken Sie mit zwei Leerzeichen ein.'],
}

/** What a schema finds in a file, each at its line; the syntax first, because nothing else can be said then. */
export function schemaProblems(
  { file, value, lineOf, problems }: YamlFile,
  schema: z.ZodType,
  remedyOf: (path: PropertyKey[]) => string,
): Problem[] {
  if (problems.length > 0) return problems
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.flatMap((issue) =>
    placesOf(issue).map((path) => ({
      file,
      line: lineOf(path),
      message: `${path.length > 0 ? `\`${path.map(String).join('.')}\`` : 'die Datei'} ${fault(issue, valueAt(value, path))}`,
      hint: remedyOf(path),
    })),
  )
}
