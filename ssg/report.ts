import { site } from '../src/lib/site.ts'
import { formatProblem, type Problem } from './problem.ts'

/** Prints all problems at once and stops the build; with none it does nothing. */
export function report(problems: Problem[]): void {
  if (problems.length === 0) return
  const list = problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')
  throw new Error(`${problems.length} problem${problems.length === 1 ? '' : 's'} to put right:\n${list}`)
}

/** Prints what does not stop the build. */
export function reportWarnings(problems: Problem[]): void {
  for (const problem of problems) console.warn(`  ${formatProblem(problem)}`)
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
