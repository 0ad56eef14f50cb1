import { exampleFields, isExampleIdentity, likeExample } from '../src/lib/site/operator/example.ts'
import { site, siteIdentity } from '../src/lib/site.ts'
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
    this.stack = this.message
  }
}

/** Says loudly that the site still carries the example's identity, and where. */
export function reportExampleIdentity(): void {
  if (!isExampleIdentity(site)) return
  const line = '*'.repeat(78)
  console.warn(
    [
      line,
      `This build carries the example identity «${site.name}», ${site.origin}.`,
      `Still those of the example: ${exampleFields(siteIdentity()).join(', ')}.`,
      `Perhaps not yours either: ${likeExample(siteIdentity()).join(', ')}.`,
      '`npm run setup` asks for your own and writes them into src/lib/site.ts.',
      line,
    ].join('\n'),
  )
}
