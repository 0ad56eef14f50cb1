import { fileURLToPath } from 'node:url'
import { audit, brokenRules, errorCount, ruleTable, summary } from './audit.ts'
import { readDist } from './site/read-dist.ts'

/** `npm run audit`: runs all rules on `dist` and fails at an error. `--brief` leaves out the table of rules. */
const isBrief = process.argv.includes('--brief')
const site = readDist(fileURLToPath(new URL('..', import.meta.url)))
const results = audit(site)
if (!isBrief) console.log(ruleTable(results))
for (const broken of brokenRules(results)) console.error(`\n${broken}`)
console.log(`\n${summary(results, site)}`)
process.exitCode = errorCount(results) > 0 ? 1 : 0
