import { exampleFields, isExampleIdentity } from '../src/lib/site/operator/example.ts'
import { site, siteIdentity } from '../src/lib/site.ts'
import { formatProblem, type Problem } from './problem.ts'

/** Prints all problems at once and stops the build; with none it does nothing. */
export function report(problems: Problem[]): void {
  if (problems.length === 0) return
  const list = problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')
  const error = new Error(
    `${problems.length} problem${problems.length === 1 ? '' : 's'} to put right:\n${list}`,
  )
  // Vite prints it: where the code stands that has found the problems helps nobody to put them right.
  error.stack = `${error.message}\n`
  throw error
}

/** Prints what does not stop the build. */
export function reportWarnings(problems: Problem[]): void {
  for (const problem of problems) console.warn(`  ${formatProblem(problem)}`)
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
      '`npm run setup` asks for your own and writes them into src/lib/site.ts.',
      line,
    ].join('\n'),
  )
}
