import { site } from '../src/lib/site.ts'
import { formatProblem, type Problem } from './problem.ts'

/** Prints all problems at once and stops the build, unless they are warnings. */
export function report(problems: Problem[]): void {
  const errors = problems.filter(({ isWarning }) => !isWarning)
  for (const problem of problems.filter(({ isWarning }) => isWarning))
    console.warn(`  ${formatProblem(problem)}`)
  if (errors.length > 0) throw new ProblemsError(errors)
}

/** Without a stack: what is wrong is not the program. */
class ProblemsError extends Error {
  constructor(problems: Problem[]) {
    const list = problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')
    super(`${problems.length} problem${problems.length === 1 ? '' : 's'} to put right:\n${list}`)
    this.stack = ''
  }
}

/** Says loudly that the site still carries the example's identity. */
export function reportExampleIdentity(): void {
  if (!isExampleIdentity()) return
  const line = '*'.repeat(78)
  console.warn(
    [
      line,
      `This build carries the example identity «${site.name}», ${site.origin}.`,
      'Put your own into src/lib/site.ts before you publish it.',
      line,
    ].join('\n'),
  )
}

export function isExampleIdentity(): boolean {
  return new URL(site.origin).hostname.endsWith('example.com')
}
