import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { results, steps, type Step } from './check-steps.ts'
import { runQuietly } from './run-command.ts'
import { longest, readPlaywright, readVitest, type Duration, type TestReport } from './test-reports.ts'

/** Programs without which some tests are skipped, and what is untested then. */
const optional = {
  java: 'that the HTML is valid, by the Nu Html Checker (apt-get install -y default-jre-headless)',
  nginx: 'that nginx answers as npm start does (apt-get install -y nginx libnginx-mod-http-brotli-static)',
}

/** `npm run check`. With the tests it is `npm test`, which also prints the slowest steps and tests. */
const withTests = process.argv.includes('--with-tests')
const all = steps({ withTests })
/** Each step leaves a core free at times. More at once would make the waiting tests wait longer. */
const atOnce = 3

console.log(
  `${all.map(({ name }) => name).join(', ')}${withTests ? ': about four minutes on two cores' : ''}`,
)
rmSync(results, { recursive: true, force: true })
mkdirSync(results)
const times: Duration[] = []
const failed = await failedSteps()
if (withTests) reportTests(all.map(readReport))
else
  console.log(
    failed.length === 0
      ? '\nAlles ist in Ordnung'
      : `\nNicht in Ordnung: ${failed.map(described).join('; ')}`,
  )
process.exitCode = failed.length > 0 ? 1 : 0

/** Runs the steps and returns the failed ones. After a failure only the steps that need the failed one are left out, so that all problems are reported. */
async function failedSteps(): Promise<Step[]> {
  const passed = new Set<string>()
  const notPassed: Step[] = []
  const waiting = new Set(all)
  const running = new Set<Promise<void>>()
  for (;;) {
    const next = [...waiting].find(({ needs = [] }) => needs.every((name) => passed.has(name)))
    if (next && running.size < atOnce) {
      waiting.delete(next)
      const step = isPassed(next).then((isFine) => {
        if (isFine) passed.add(next.name)
        else notPassed.push(next)
        running.delete(step)
      })
      running.add(step)
    } else if (running.size > 0) await Promise.race(running)
    else return notPassed
  }
}

async function isPassed({ name, command }: Step): Promise<boolean> {
  const start = Date.now()
  const { said, isFine } = await runQuietly(command)
  const ms = Date.now() - start
  times.push({ name, ms })
  console.log(
    `${said}--- ${name}: ${isFine ? 'in Ordnung' : 'NICHT in Ordnung'} nach ${(ms / 1000).toFixed(1)} s`,
  )
  return isFine
}

function described({ name, remedy }: Step): string {
  return remedy ? `${name} (${remedy})` : name
}

function readReport({ report }: Step): TestReport | undefined {
  if (!report || !existsSync(report.file)) return undefined
  const written = JSON.parse(readFileSync(report.file, 'utf8'))
  return report.runner === 'playwright' ? readPlaywright(written) : readVitest(written, `${process.cwd()}/`)
}

function reportTests(reports: (TestReport | undefined)[]): void {
  const files = reports.flatMap((report) => report?.files ?? [])
  console.log(`\nWhat took longest\n${longest(times, 5)}\nand of the test files\n${longest(files, 10)}`)
  // The failures are repeated at the end, for tools that keep only the last lines.
  const failures = reports.flatMap((report) => report?.failures ?? [])
  if (failures.length > 0) console.log(`\nfailed:\n${failures.join('\n')}`)
  if (failed.length > 0) console.log(`\nFAILED: ${failed.map(described).join('; ')}`)
  for (const [command, promise] of Object.entries(optional))
    if (spawnSync(command, ['-version']).error)
      console.log(`\nNot tested, for want of ${command}: ${promise}`)
  const passed = reports.reduce((sum, report) => sum + (report?.passed ?? 0), 0)
  // A step that fails without a failed test, such as a file that cannot be run, counts as one.
  const broken = failed.map((step) => Math.max(1, readReport(step)?.failed ?? 0))
  console.log(`\n${passed} passed, ${broken.reduce((sum, count) => sum + count, 0)} failed`)
}
