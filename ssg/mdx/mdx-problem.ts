import type { Problem } from '../problem.ts'

interface Point {
  line: number
  column: number
}

/** Turns a syntax error of the MDX parser into a German problem with position, cause and hint. */
export function mdxProblem(file: string, text: string, error: unknown): Problem {
  const stop = stopOf(error)
  if (!stop) throw new Error(`${file} cannot be parsed`, { cause: error })
  const open = /closing tag for `<(\w*)>` \((\d+):(\d+)/.exec(stop.reason)
  if (open) return { file, ...unclosed(stop.reason, open, stop.line) }
  const [, message, hint] = faults.find(([pattern]) => pattern.test(stop.reason)) ?? []
  if (/attribute (name|value)/.test(stop.reason)) return { file, ...brokenTag(text, stop) }
  const { line, column } = atBrace.test(stop.reason) ? openingBrace(text, stop) : stop
  return { file, line, column, message: message ?? stop.reason, hint: hint ?? code }
}

/** Position and reason of a parser error. The `name` of a vfile message is its position: «3:12», «3:12-3:20». */
function stopOf(error: unknown): (Point & { reason: string }) | undefined {
  const place = error instanceof Error && /^(\d+):(\d+)/.exec(error.name)
  return place ? { line: Number(place[1]), column: Number(place[2]), reason: error.message } : undefined
}

const atBrace = /closing brace|expression with acorn/

/** The last brace before the place where the parser gave up, which for an open brace is the end of the paragraph. */
function openingBrace(text: string, stop: Point): Point {
  const brace = text.lastIndexOf('{', indexOf(text, stop))
  return brace < 0 ? stop : placeOf(text, brace)
}

function unclosed(cause: string, [, name = '', line, column]: string[], end: number) {
  const other = /^Unexpected closing tag `(.*?)`/.exec(cause)?.[1]
  return {
    line: Number(line),
    column: Number(column),
    message: `\`<${name}>\` hat kein schliessendes Tag${other ? ` vor ${other} auf Zeile ${end}` : ''}`,
    hint: /^[a-z]/.test(name)
      ? 'Texte haben kein HTML: docs/authoring.md sagt, was es statt dessen gibt. Ein Tag zum Lesen steht in Backticks.'
      : `Schreiben Sie \`</${name}>\` im selben Absatz oder, um Absätze, auf eine eigene Zeile nach einer leeren.`,
  }
}

/** The parser reads on to the next quotation mark, perhaps to the end of the text. So the error is in the last incomplete tag before that. */
function brokenTag(text: string, stop: Point) {
  const end = indexOf(text, stop)
  const tags = text.matchAll(/<[A-Z][^<>\n]*>?/g)
  const tag = [...tags].findLast(({ 0: written, index }) => index < end && !wholeTag.test(written))
  return {
    ...(tag ? placeOf(text, tag.index) : { line: stop.line, column: stop.column }),
    message: `der Wert eines Attributs steht nicht zwischen zwei Anführungszeichen${tag ? `: \`${tag[0]}\`` : ''}`,
    hint: 'Schreiben Sie ihn wie in `<Term id="canonical">`.',
  }
}

const wholeTag = /^<\w+(\s+\w+="[^"]*")*\s*\/?>$/

const code =
  'In MDX sind `{` und `<` Code: Schreiben Sie `&#123;` und `&lt;`, oder setzen Sie, was zu lesen ist, in Backticks.'

const faults: [pattern: RegExp, message: string, hint: string][] = [
  [/create a comment in MDX/, 'ein Kommentar von HTML', 'Schreiben Sie `{/* … */}`.'],
  [
    /create a link in MDX/,
    'eine Adresse in spitzen Klammern',
    'Schreiben Sie `[was dort steht](source:name)`.',
  ],
  [/closing brace/, 'zu `{` fehlt `}`', code],
  [/expression with acorn/, 'was in `{…}` steht, ist kein Code', code],
  [
    /closing slash/,
    'ein schliessendes Tag ohne öffnendes',
    'Entfernen Sie es, oder schreiben Sie das öffnende.',
  ],
  [/before name/, '`<` beginnt kein Tag', code],
  [
    /import\/exports/,
    'eine Zeile, die mit «import» oder «export» beginnt',
    'Beginnen Sie die Zeile mit einem anderen Wort.',
  ],
]

function indexOf(text: string, { line, column }: Point): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((length, written) => length + written.length + 1, column - 1)
}

function placeOf(text: string, index: number): Point {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
