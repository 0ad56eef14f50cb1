import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { copyWithOtherIdentity, fillSlots } from '../support/operator/identity-copy.ts'
import { identityReport } from './check-steps.ts'
import { run } from './run-command.ts'

/**
 * `npm run test:identity`, a part of `npm test`: builds a copy with another operator's data and every slot filled in, and runs the audit and the tests
 * that read the identity. All other tests are independent of the operator.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = copyWithOtherIdentity()
fillSlots(copy)
process.chdir(copy)

const readsIdentity = /content\/identity|run-audit/
const folders = ['tests/unit/ssg/files', 'tests/unit/ssg/render', 'tests/site/machines', 'tests/site/pages']
const tests = folders
  .flatMap((folder) => readdirSync(folder, { encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((file) => file.endsWith('.test.ts') && readsIdentity.test(readFileSync(file, 'utf8')))

const isFine =
  (await run('vite build --logLevel error')).isFine &&
  (
    await run(
      `vitest run --reporter default --reporter json --outputFile.json=${root}${identityReport} ${tests.join(' ')}`,
    )
  ).isFine
if (isFine) rmSync(copy, { recursive: true })
else console.error(`The copy with the other identity is in ${copy}`)
process.exitCode = isFine ? 0 : 1
