import { diagnosis } from './doctor.ts'
import { formatProblem, type Problem } from './problem.ts'

/** Prints all problems at once and stops the build, unless they are warnings. */
export function report(problems: Problem[]): void {
  const errors = problems.filter(({ isWarning }) => !isWarning)
  for (const problem of problems.filter(({ isWarning }) => isWarning))
    console.warn(`  ${formatProblem(problem)}`)
  if (errors.length > 0) throw new ProblemsError(errors)
}

/** An error without a stack, because the texts are wrong, not the program. */
class ProblemsError extends Error {
  constructor(problems: Problem[]) {
    const list = problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')
    super(`${problems.length} Fehler zu beheben:\n${list}`)
    this.stack = this.message
  }
}

/** Prints at the end of a build whether the site may go live; if not, the whole diagnosis. */
export function reportDiagnosis(root: string): void {
  const { mayGoLive, text } = diagnosis(root)
  const line = '─'.repeat(78)
  console.warn(
    mayGoLive
      ? 'Diese Website darf online gehen. `npm run doctor` sagt, was sonst noch offen ist.'
      : [line, text, line].join('\n'),
  )
}
