/** Something wrong with the site that an author or operator can put right. Problems are data: all are printed at once. */
export interface Problem {
  /** Path from the root of the project, or an address of the built site. */
  file: string
  line?: number | undefined
  message: string
  /** What to do about it. */
  hint?: string | undefined
}

export function formatProblem({ file, line, message, hint }: Problem): string {
  return `${file}${line ? `:${line}` : ''}: ${message}${hint ? `\n    ${hint}` : ''}`
}
