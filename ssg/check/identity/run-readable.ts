import { readFileSync } from 'node:fs'
import { formatProblem } from '../../problem.ts'
import { identityFile, slotsFile } from './identity-source.ts'
import { unreadable } from './unreadable.ts'

// Vite's configuration imports what operators write: a comma forgotten there would end it with a trace before anything is checked.
const problems = [identityFile, slotsFile].flatMap((file) => unreadable(readFileSync(file, 'utf8'), file))
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) process.exitCode = 1
