import type { Root } from 'mdast'
import { LineCounter, isMap, isScalar, parseDocument, type ErrorCode, type YAMLError } from 'yaml'
import type { Problem } from '../problem.ts'

/** The facts of a text as its author wrote them. */
export interface Frontmatter {
  frontmatter: unknown
  /** The line of a frontmatter key, 1-based; of the opening rule where the key is missing. */
  lineOf: (key: string) => number
  /** Why they cannot be read: what `frontmatter` says is then not to be relied on. */
  problems: Problem[]
}

export function readFrontmatter(file: string, tree: Root): Frontmatter {
  const node = tree.children[0]
  if (node?.type !== 'yaml') return { frontmatter: undefined, lineOf: () => 1, problems: [] }
  const counter = new LineCounter()
  const document = parseDocument(node.value, { lineCounter: counter })
  const start = node.position?.start.line ?? 1
  const found = findFault(node.value.split('\n'), document.errors)
  return {
    frontmatter: found ? undefined : document.toJS(),
    lineOf(key) {
      if (!isMap(document.contents)) return start
      const pair = document.contents.items.find(({ key: name }) => isScalar(name) && name.value === key)
      const offset = pair && isScalar(pair.key) ? pair.key.range?.[0] : undefined
      return offset === undefined ? start : start + counter.linePos(offset).line
    },
    problems: found ? [{ ...found, file, line: start + found.line }] : [],
  }
}

interface Fault extends Omit<Problem, 'file'> {
  /** 1-based, from the first fact. */
  line: number
}

/** The first fault: it makes the parser stumble over what follows as well. */
function findFault(lines: string[], [error]: YAMLError[]): Fault | undefined {
  // To YAML these are an alias, an anchor and a tag.
  const sign = lines.findIndex((line) => /^\w+:\s+[*&!]/.test(line))
  if (!error) return sign < 0 ? undefined : fault(lines, sign + 1, 'BAD_SCALAR_START')
  const { line = 1, col } = error.linePos?.[0] ?? {}
  if (error.code === 'MISSING_CHAR') return fault(lines, openQuote(lines, line), error.code)
  return { ...(fault(lines, line, error.code) ?? unknown(line, error)), column: col }
}

/** The line of the quote that is not closed: the parser finds that out further down. */
function openQuote(lines: string[], line: number): number {
  const before = lines.slice(0, line)
  return before.findLastIndex((text) => /^\w+:\s+(["'])(?!.*\1\s*$)/.test(text)) + 1 || line
}

function unknown(line: number, { message }: YAMLError): Fault {
  const cause = message.replace(/ at line \d+[^]*/, '')
  return { line, message: `the facts cannot be read: ${cause}`, hint: 'A fact is one line: `name: value`.' }
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

const quote = 'Put the value into quotes: KEY: "VALUE"'
const nested = {
  message: 'is followed by an indented line that begins another fact',
  hint: 'Take the spaces away before its name; a text over several lines begins after `name: >-`.',
}

/** What authors stumble over. */
const faults: Partial<Record<ErrorCode, { message: string; hint: string }>> = {
  BLOCK_AS_IMPLICIT_KEY: { message: 'has a colon in its value', hint: quote },
  BAD_SCALAR_START: { message: 'begins with a sign that means something else there', hint: quote },
  UNEXPECTED_TOKEN: {
    message: 'goes on after its closing quote',
    hint: 'Put the whole value into quotes, and write «guillemets» inside them.',
  },
  MISSING_CHAR: {
    message: 'begins with a quote and does not end with one',
    hint: 'Write the same quote before and after the value.',
  },
  DUPLICATE_KEY: { message: 'is there twice', hint: 'Remove one of the two lines.' },
  MULTILINE_IMPLICIT_KEY: {
    message: 'is no fact',
    hint: 'A fact is one line, `name: value`; the lines of a long value, after `name: >-`, are indented by two spaces.',
  },
  TAB_AS_INDENT: { message: 'begins with a tab', hint: 'Indent by two spaces.' },
}
