import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { identityReport } from './check-stages.ts'
import { copyWithOtherIdentity, fillSlots } from '../support/operator/identity-copy.ts'
import { sourceFiles } from '../support/sources/source-files.ts'
import { run } from './run-command.ts'

/**
 * `npm run test:identity`, a part of `npm test`: the site is whole with another identity and with every slot filled in. A copy of the sources
 * with another site.yaml and slots.yaml is built, and what can differ there is tested: the site, and the units that know the operator.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = copyWithOtherIdentity()
fillSlots(copy)
process.chdir(copy)

/** What asks for time and not for the operator: other builds, other hosts, thousands of requests and queries. */
const leftOut = 'hosts,host-limits,hostile-requests,nu-html-checker,reproducible-build,search-quality'
const units = sourceFiles(['tests/unit'], /\.test\.tsx?$/)
  .filter(({ text }) => /content\/identity|virtual:operator|site\.yaml|slots\.yaml/.test(text))
  .map(({ file }) => file)
const commands = [
  `vitest run --project unit --project unit-browser ${units.join(' ')}`,
  'vite build --logLevel error',
  // The audit is one of them.
  `vitest run --project site --exclude "tests/site/*/{${leftOut}}.test.ts" --reporter default --reporter json --outputFile.json=${root}${identityReport}`,
]
const isFine = await inTurn()
if (isFine) rmSync(copy, { recursive: true })
else console.error(`The copy with the other identity is in ${copy}`)
process.exitCode = isFine ? 0 : 1

async function inTurn(): Promise<boolean> {
  for (const command of commands) if (!(await run(command)).isFine) return false
  return true
}
