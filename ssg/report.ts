import { diagnosis } from './doctor.ts'
import { formatProblems, type Problem } from './problem.ts'

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

/** Prints at the end of a build what was made, and briefly what is still missing before the site may go live. */
export function reportBuilt(pages: number, root: string): void {
  console.log(`Gebaut: ${pages} Seiten, alle Texte in Ordnung.\n${diagnosis(root).brief}`)
}
