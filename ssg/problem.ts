/** Where to correct something. */
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
  /** What to do about it. */
  hint?: string | undefined
  /** It is printed and does not stop the build. */
  isWarning?: true
  /** A draft: `npm run dev` shows the page, but a build stops. */
  isUnfinished?: true
}

/** Removes duplicates: a problem of a component occurs on many pages. */
export function once(problems: Problem[]): Problem[] {
  const said = new Map(problems.map((problem) => [formatProblem(problem), problem]))
  return [...said.values()]
}

export function formatProblem({ file, line, column, element, message, hint, isWarning }: Problem): string {
  return `${placeName({ file, line, column, element })}: ${isWarning ? 'Hinweis: ' : ''}${message}${hint ? `\n    ${hint}` : ''}`
}

export function placeName({ file, line, column, element }: SourceLocation): string {
  const position = [file, line, column].filter((part) => part !== undefined).join(':')
  return element === undefined ? position : `${position} ${element}`
}
