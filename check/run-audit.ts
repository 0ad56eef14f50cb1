import { fileURLToPath } from 'node:url'
import { findingsOf, totalsOf } from './audit/audit.ts'
import { reportTable } from './audit/report/report-table.ts'
import { auditDist } from './built-site.ts'

const { site, results } = auditDist(fileURLToPath(new URL('..', import.meta.url)))
console.log(reportTable(results, totalsOf(results, site)))
console.log('Der Bericht: reports/audit.html')
process.exitCode = findingsOf(results, 'error').length > 0 ? 1 : 0
