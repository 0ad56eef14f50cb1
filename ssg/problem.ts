export interface SourceLocation {
  /** Path from the root of the project, or an address of the built site. */
  file: string
  line?: number | undefined
  column?: number | undefined
  /** Of a built page, as a selector. */
  element?: string | undefined
}

/** Something that an author or operator must correct. All problems are collected and printed together. */
export interface Problem extends SourceLocation {
  message: string
  hint?: string | undefined
  /** A draft: `npm run dev` shows the page, but a build stops. */
  isUnfinished?: true
}

/** Stops the build at problems, all of which it names. */
export function report(problems: Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems)
}

/** An error without a stack, because the texts are wrong, not the program. */
class ProblemsError extends Error {
  constructor(problems: Problem[]) {
    super(`${problems.length} Fehler zu beheben:\n${formatProblems(problems)}`)
    this.stack = this.message
  }
}

/** The line of a character, 1-based. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** A line for each problem. Those with the same hint stand together, and the hint once below them. */
export function formatProblems(problems: Problem[]): string {
  const byHint = new Map<string, Set<string>>()
  for (const { message, hint = '', ...place } of problems) {
    const line = `${placeName(place)}: ${message}`
    // A problem of a component occurs on many pages.
    byHint.set(hint, (byHint.get(hint) ?? new Set()).add(line))
  }
  const lines = [...byHint].flatMap(([hint, alike]) => [...alike, ...(hint === '' ? [] : [`    ${hint}`])])
  return lines.join('\n')
}

function placeName({ file, line, column, element }: SourceLocation): string {
  const position = [file, line, column].filter((part) => part !== undefined).join(':')
  return element === undefined ? position : `${position} ${element}`
}
