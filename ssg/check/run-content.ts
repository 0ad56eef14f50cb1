import { fileURLToPath } from 'node:url'
import { readContent } from '../content/content.ts'
import { formatProblem } from '../problem.ts'
import { checkContent } from './check-content.ts'

/** Everything that is wrong with the texts, the sources and the identity, in a second: the build says the same. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const problems = checkContent(readContent(root), root)
for (const problem of problems) console.error(formatProblem(problem))
process.exitCode = problems.some(({ isWarning }) => !isWarning) ? 1 : 0
