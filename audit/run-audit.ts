import { fileURLToPath } from 'node:url'
import { formatProblems } from '../ssg/problem.ts'
import { audit, findingsOf, problemsIn, totalsOf } from './audit.ts'
import { reportTable, writeReport } from './report/reports.ts'
import { readDist } from './site/read-dist.ts'

/** `npm run audit`: runs all rules on `dist` and fails at an error. `--brief` leaves out the table of rules. */
const isBrief = process.argv.includes('--brief')
const root = fileURLToPath(new URL('..', import.meta.url))
const site = readDist(root)
const results = audit(site)
writeReport(root, site, results)
const totals = totalsOf(results, site)
if (!isBrief) console.log(reportTable(results, totals))
const problems = problemsIn(results)
if (problems.length > 0) console.error(formatProblems(problems))
console.log('Der Bericht: reports/audit.html')
process.exitCode = findingsOf(results, 'error').length > 0 ? 1 : 0
