import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { flakyTests } from './flaky-tests.ts'

const results = 'test-results'

interface Step {
  name: string
  command: string
  /** Where the step's runner writes how many tests passed and failed. */
  counts?: string
}

const vitest = (name: string, ...projects: string[]) =>
  `npx vitest run --project ${projects.join(' --project ')} --reporter default --reporter json --outputFile.json=${results}/${name}.json`

/**
 * Everything that CI checks. The steps of a stage run side by side, because each of them leaves a core free; the first stage
 * with a step that fails is the last.
 */
const stages: Step[][] = [
  [
    { name: 'format', command: 'npx oxfmt --check .' },
    { name: 'lint', command: 'npx oxlint --type-aware' },
    { name: 'styles', command: 'npx stylelint "src/**/*.css"' },
    {
      name: 'spelling',
      command: 'npx cspell --no-progress --quiet "src/content/**/*.mdx" "src/**/*.{ts,tsx}"',
    },
    { name: 'types', command: 'npx tsc --noEmit' },
    { name: 'unused code', command: 'npx knip --no-progress' },
    { name: 'browser', command: 'npx tsx tests/support/ensure-browser.ts' },
  ],
  [{ name: 'unit tests', command: vitest('unit', 'unit', 'unit-browser'), counts: 'unit.json' }],
  [{ name: 'build', command: 'npx vite build --logLevel warn' }],
  [{ name: 'budget', command: 'npx tsx check/run-budget.ts' }],
  [{ name: 'site tests', command: vitest('site', 'site'), counts: 'site.json' }],
  [{ name: 'e2e tests', command: 'npx playwright test', counts: 'e2e.json' }],
]

rmSync(results, { recursive: true, force: true })
mkdirSync(results)
const failed = await firstFailed()
const total = stages
  .flat()
  .map(readCounts)
  .reduce(add, { passed: 0, failed: failed.filter(isUncounted).length })
const flaky = readFlaky()
if (flaky.length > 0) console.log(`\n${flaky.length} flaky: ${flaky.join('; ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

/** Runs the stages up to the first with steps that fail, and says which those are. */
async function firstFailed(): Promise<Step[]> {
  for (const stage of stages) {
    const passed = await Promise.all(stage.map((step) => isPassed(step, stage.length > 1)))
    if (passed.includes(false)) return stage.filter((_, index) => !passed[index])
  }
  return []
}

/** What several steps say at the same time is kept until each has ended. */
async function isPassed({ name, command }: Step, hasCompany: boolean): Promise<boolean> {
  const start = Date.now()
  if (!hasCompany) console.log(`\n--- ${name}`)
  const { said, status } = hasCompany ? await runQuietly(command) : await run(command)
  const duration = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`${said}--- ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${duration} s`)
  return status === 0
}

interface Ended {
  said: string
  status: number | null
}

async function run(command: string): Promise<Ended> {
  const child = spawn(command, { shell: true, stdio: 'inherit' })
  return { said: '', status: await ended(child) }
}

async function runQuietly(command: string): Promise<Ended> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said, status] = await Promise.all([text(child.stdout), ended(child)])
  return { said: said && `\n${said}`, status }
}

function ended(child: { on: (event: 'close', listener: (status: number | null) => void) => unknown }) {
  return new Promise<number | null>((resolve) => child.on('close', resolve))
}

function isUncounted({ counts }: Step): boolean {
  return counts === undefined
}

function readFlaky(): string[] {
  const file = `${results}/e2e.json`
  return existsSync(file) ? flakyTests(JSON.parse(readFileSync(file, 'utf8'))) : []
}

interface Counts {
  passed: number
  failed: number
}

/** Both runners' reports: Vitest counts tests at the top, Playwright under `stats`. */
function readCounts({ counts }: Step): Counts {
  const file = `${results}/${counts}`
  if (!counts || !existsSync(file)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: report.numPassedTests ?? report.stats.expected + report.stats.flaky,
    failed: report.numFailedTests ?? report.stats.unexpected,
  }
}

function add(one: Counts, other: Counts): Counts {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}
