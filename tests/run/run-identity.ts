import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { identityReport } from './check-stages.ts'
import { copyWithOtherIdentity, fillSlots } from '../support/operator/identity-copy.ts'
import { run } from './run-command.ts'

/**
 * `npm run test:identity`: all that `npm test` checks, in a copy that belongs to another operator. With `--site`, which is a part of
 * `npm test`, every slot of the copy is filled in, it is built, and what the site tests say of it is checked, but for those that ask
 * nothing of the operator.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = copyWithOtherIdentity()
const isPart = process.argv.includes('--site')
if (isPart) fillSlots(copy)
const isFine = await inTurn(isPart ? site() : ['tsx tests/run/run-checks.ts --other'])
if (isFine) rmSync(copy, { recursive: true })
else console.error(`The copy with the other identity is in ${copy}`)
process.exitCode = isFine ? 0 : 1

async function inTurn(commands: string[]): Promise<boolean> {
  process.chdir(copy)
  for (const command of commands) if (!(await run(command)).isFine) return false
  return true
}

/** What asks for time and not for the operator: other builds, other hosts, thousands of requests and queries. */
function site(): string[] {
  const left = 'hosts,host-limits,hostile-requests,nu-html-checker,reproducible-build,search-quality'
  const options = `--project site --exclude "tests/site/*/{${left}}.test.ts" --reporter default --reporter json`
  return [
    'vite build --logLevel error',
    // The audit is one of them.
    `vitest run ${options} --outputFile.json=${root}${identityReport}`,
  ]
}
