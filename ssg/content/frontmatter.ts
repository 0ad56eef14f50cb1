import type { Root } from 'mdast'
import {
  LineCounter,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type ErrorCode,
  type YAMLError,
} from 'yaml'
import { pageSchemas } from '../../src/lib/site/page-schema.ts'
import type { Problem } from '../problem.ts'

/** The facts of a text as its author wrote them. */
export interface Frontmatter {
  frontmatter: unknown
  /** The line of a frontmatter key, or of an entry of its list, 1-based; of the opening rule where the key is missing. */
  lineOf: (key: string, entry?: number) => number
  /** Why they cannot be read: what `frontmatter` says is then not to be relied on. */
  problems: Problem[]
}

export function readFrontmatter(file: string, tree: Root): Frontmatter {
  const node = tree.children[0]
  if (node?.type !== 'yaml') return { frontmatter: undefined, lineOf: () => 1, problems: [noFacts(file)] }
  const counter = new LineCounter()
  const document = parseDocument(node.value, { lineCounter: counter })
  const start = node.position?.start.line ?? 1
  const found = findFault(node.value.split('\n'), document.errors)
  return {
    frontmatter: found ? undefined : document.toJS(),
    lineOf(key, entry = -1) {
      if (!isMap(document.contents)) return start
      const pair = document.contents.items.find(({ key: name }) => isScalar(name) && name.value === key)
      const listed = isSeq(pair?.value) ? pair.value.items[entry] : undefined
      const place = listed ?? pair?.key
      const offset = isNode(place) ? place.range?.[0] : undefined
      return offset === undefined ? start : start + counter.linePos(offset).line
    },
    problems: found ? [{ ...found, file, line: start + found.line }] : [],
  }
}

/** A file whose facts begin and never end: what follows would be parsed as what it is not. */
export function openFacts(file: string, text: string): Problem | undefined {
  const isOpen = /^\uFEFF?---\s*\n/.test(text) && !/\n---\s*?(\n|$)/.test(text)
  return isOpen ? { file, line: 1, message: 'der Kopf ist nicht geschlossen', hint: framed } : undefined
}

function noFacts(file: string): Problem {
  return { file, line: 1, message: 'beginnt nicht mit seinem Kopf', hint: framed }
}

const framed =
  'Ein Text beginnt mit einer Zeile aus drei Bindestrichen, ---, dann kommen die Angaben, und eine zweite solche Zeile schliesst den Kopf.'

interface Fault extends Omit<Problem, 'file'> {
  /** 1-based, from the first fact. */
  line: number
}

/** The first fault: it makes the parser stumble over what follows as well. */
function findFault(lines: string[], [error]: YAMLError[]): Fault | undefined {
  const tab = lines.findIndex((line) => /^\s*\t/.test(line))
  if (tab >= 0) return fault(lines, tab + 1, 'TAB_AS_INDENT')
  // To YAML these are an alias, an anchor and a tag.
  const sign = lines.findIndex((line) => /^\w+:\s+[*&!]/.test(line))
  const text = lines.findIndex((line, at) => isUnindented(line) && begins.test(lineAbove(lines, at)))
  if (text >= 0) return unindented(lines, text + 1)
  if (!error) return sign < 0 ? undefined : fault(lines, sign + 1, 'BAD_SCALAR_START')
  const { line = 1, col } = error.linePos?.[0] ?? {}
  const quote = error.code === 'MISSING_CHAR' ? openQuote(lines, line) : undefined
  if (quote) return fault(lines, quote, error.code)
  if (error.code === 'MISSING_CHAR' || error.code === 'MULTILINE_IMPLICIT_KEY') return unindented(lines, line)
  return { ...(fault(lines, line, error.code) ?? unknown(line, error)), column: col }
}

/** The line of the quote that is not closed: the parser finds that out further down. */
function openQuote(lines: string[], line: number): number {
  const before = lines.slice(0, line)
  return before.findLastIndex((text) => /^\w+:\s+(["'])(?!.*\1\s*$)/.test(text)) + 1
}

/** Begins a text over several lines. */
const begins = /^\w+:\s+[>|][-+]?\s*(#.*)?$/
const factNames = new Set(Object.values(pageSchemas).flatMap(({ shape }) => Object.keys(shape)))

/** To YAML such a line is the next fact, whatever it says, and the text is empty. */
function isUnindented(line: string): boolean {
  return /^[^\s#]/.test(line) && !factNames.has(/^(\w+):/.exec(line)?.[1] ?? '')
}

function lineAbove(lines: string[], at: number): string {
  return lines.slice(0, at).findLast((line) => line.trim() !== '') ?? ''
}

/** A line that no fact begins on is part of the one above. */
function unindented(lines: string[], line: number): Fault {
  const above = lines.slice(0, line - 1).findLast((text) => /^\w+:/.test(text))
  const key = above?.split(':')[0]
  const written = `«${lines[line - 1]?.trim()}»`
  return {
    line,
    column: 1,
    message: key
      ? `\`${key}\` geht mit ${written} weiter, das nicht eingerückt ist`
      : `${written} ist keine Angabe`,
    hint: `Schreiben Sie \`${key ?? 'name'}: >-\`, und darunter jede Zeile des Textes nach zwei Leerzeichen; eine Angabe auf einer Zeile ist \`name: Wert\`.`,
  }
}

function unknown(line: number, { message }: YAMLError): Fault {
  const cause = message.replace(/ at line \d+[^]*/, '')
  return {
    line,
    message: `der Kopf ist nicht lesbar: ${cause}`,
    hint: 'Eine Angabe ist eine Zeile: `name: Wert`.',
  }
}

function fault(lines: string[], line: number, code: ErrorCode): Fault | undefined {
  const written = lines[line - 1] ?? ''
  const [, key, value = ''] = /^(\w+):\s+(.*)$/.exec(written) ?? []
  const isNested = code === 'BLOCK_AS_IMPLICIT_KEY' && !/:(\s|$)/.test(value)
  const known = isNested ? nested : faults[code]
  if (!known) return undefined
  const message = `${key ? `\`${key}\`` : `«${written.trim()}»`} ${known.message}`
  return { line, message, hint: known.hint.replace('KEY', key ?? 'name').replace('VALUE', value) }
}

const quote = 'Setzen Sie den Wert in Anführungszeichen: KEY: "VALUE"'
const nested = {
  message: 'ist von einer eingerückten Zeile gefolgt, die eine andere Angabe beginnt',
  hint: 'Entfernen Sie die Leerzeichen vor deren Namen; ein Text über mehrere Zeilen beginnt nach `name: >-`.',
}

/** What authors stumble over. */
const faults: Partial<Record<ErrorCode, { message: string; hint: string }>> = {
  BLOCK_AS_IMPLICIT_KEY: { message: 'hat einen Doppelpunkt im Wert', hint: quote },
  BAD_SCALAR_START: { message: 'beginnt mit einem Zeichen, das dort etwas anderes bedeutet', hint: quote },
  UNEXPECTED_TOKEN: {
    message: 'geht nach dem schliessenden Anführungszeichen weiter',
    hint: 'Setzen Sie den ganzen Wert in Anführungszeichen, und schreiben Sie darin «Guillemets».',
  },
  MISSING_CHAR: {
    message: 'beginnt mit einem Anführungszeichen und endet nicht damit',
    hint: 'Schreiben Sie vor und nach dem Wert dasselbe Anführungszeichen.',
  },
  DUPLICATE_KEY: { message: 'steht zweimal da', hint: 'Entfernen Sie eine der beiden Zeilen.' },
  TAB_AS_INDENT: { message: 'beginnt mit einem Tabulator', hint: 'Rücken Sie mit zwei Leerzeichen ein.' },
}
