import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findEngines } from '../support/engines/find-engines.ts'
import { results } from './check-stages.ts'
import { run } from './run-command.ts'
import { readPlaywright } from './test-reports.ts'

/** `npm run test:engines`: the journeys of `tests/engines` in every engine of this machine, over what is in `dist`. */
const report = `${results}/engines.json`
const { found, missing } = findEngines()
for (const { name, client, executable } of found) console.log(`${name}: ${executable}, driven by ${client}`)
for (const { name, remedy } of missing) console.log(`${name}: not here (${remedy})`)

rmSync(report, { force: true })
const options = process.argv.slice(2).join(' ')
const { isFine } = await run(`npx playwright test --config playwright.engines.config.ts ${options}`)
if (existsSync(report)) {
  const { passed, failed, failures, flaky } = readPlaywright(JSON.parse(readFileSync(report, 'utf8')))
  if (flaky.length > 0) console.log(`\nflaky:\n${flaky.join('\n')}`)
  if (failures.length > 0) console.log(`\nfailed:\n${failures.join('\n')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
}
process.exitCode = isFine ? 0 : 1
