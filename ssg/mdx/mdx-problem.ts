import type { Problem } from '../problem.ts'
import { openingBrace, type Place } from './opening-brace.ts'

/** What the parser of MDX says of a text that it cannot read: its place, the cause, and what to write instead. */
export function mdxProblem(
  file: string,
  text: string,
  error: unknown,
  parse: (text: string) => unknown,
): Problem {
  const stop = stopOf(error)
  if (!stop) throw new Error(`${file} cannot be parsed`, { cause: error })
  const open = /closing tag for `<(\w*)>` \((\d+):(\d+)/.exec(stop.reason)
  if (open) return { file, ...unclosed(stop.reason, open, stop.line) }
  const [, message, hint] = faults.find(([pattern]) => pattern.test(stop.reason)) ?? []
  const { line, column } = atBrace.test(stop.reason)
    ? openingBrace(text, stop, (other) => braceStop(other, parse))
    : stop
  return { file, line, column, message: message ?? stop.reason, hint: hint ?? code }
}

/** Where the parser has given up, and why. A message of vfile has its place as its name: «3:12», «3:12-3:20». */
function stopOf(error: unknown): (Place & { reason: string }) | undefined {
  const place = error instanceof Error && /^(\d+):(\d+)/.exec(error.name)
  return place ? { line: Number(place[1]), column: Number(place[2]), reason: error.message } : undefined
}

const atBrace = /closing brace|expression with acorn/

function braceStop(text: string, parse: (text: string) => unknown): Place | undefined {
  try {
    parse(text)
  } catch (error) {
    const stop = stopOf(error)
    return stop && atBrace.test(stop.reason) ? stop : undefined
  }
  return undefined
}

function unclosed(cause: string, [, name = '', line, column]: string[], end: number) {
  const other = /^Unexpected closing tag `(.*?)`/.exec(cause)?.[1]
  return {
    line: Number(line),
    column: Number(column),
    message: `\`<${name}>\` has no closing tag${other ? ` before the ${other} of line ${end}` : ''}`,
    hint: closing(name, cause),
  }
}

const code =
  'In MDX `{` and `<` are code: write `&#123;` and `&lt;`, or put what is to be read into backticks.'

function closing(name: string, reason: string): string {
  const isInline = reason.includes('`paragraph`') || name === 'Term'
  if (/^[a-z]/.test(name))
    return 'Texts have no HTML: docs/authoring.md says what there is instead. To show a tag, put it into backticks.'
  return isInline
    ? `Write \`</${name}>\` in the same paragraph, or, around paragraphs, each tag on a line of its own with an empty line between.`
    : `Write \`</${name}>\` on a line of its own after an empty line.`
}

const faults: [pattern: RegExp, message: string, hint: string][] = [
  [/create a comment in MDX/, 'a comment of HTML', 'Write `{/* … */}`.'],
  [/create a link in MDX/, 'an address in angle brackets', 'Write `[what is there](source:key)`.'],
  [/closing brace/, '`{` has no `}`', code],
  [/expression with acorn/, 'what stands in `{…}` is no code', code],
  [/closing slash/, 'a closing tag without an opening one', 'Remove it, or write its opening tag.'],
  [/attribute value/, 'the value of an attribute has no quotes around it', '`<Term id="canonical">`'],
  [/before name/, '`<` begins no tag', code],
  [/import\/exports/, 'a line that begins with «import» or «export»', 'Begin the line with another word.'],
]
