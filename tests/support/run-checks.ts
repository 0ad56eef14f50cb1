import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { flakyTests } from './flaky-tests.ts'

const results = 'test-results'

interface Step {
  name: string
  run: () => boolean
  /** Where the step's runner writes how many tests passed and failed. */
  counts?: string
}

const command = (line: string) => () => spawnSync(line, { shell: true, stdio: 'inherit' }).status === 0

const vitest = (name: string, ...projects: string[]) =>
  command(
    `npx vitest run --project ${projects.join(' --project ')} --reporter default --reporter json --outputFile.json=${results}/${name}.json`,
  )

/** Everything that CI checks, in this order; the first step that fails ends it. */
const steps: Step[] = [
  { name: 'format', run: command('npx oxfmt --check .') },
  { name: 'lint', run: command('npx oxlint --type-aware') },
  { name: 'styles', run: command('npx stylelint "src/**/*.css"') },
  {
    name: 'spelling',
    run: command('npx cspell --no-progress --quiet "src/content/**/*.mdx" "src/**/*.{ts,tsx}"'),
  },
  { name: 'types', run: command('npx tsc --noEmit') },
  { name: 'unused code', run: command('npx knip --no-progress') },
  { name: 'unit tests', run: vitest('unit', 'unit', 'unit-browser'), counts: 'unit.json' },
  { name: 'build', run: command('npx vite build --logLevel warn') },
  { name: 'budget', run: command('npx tsx check/run-budget.ts') },
  { name: 'site tests', run: vitest('site', 'site'), counts: 'site.json' },
  { name: 'browser', run: hasBrowser },
  { name: 'e2e tests', run: command('npx playwright test'), counts: 'e2e.json' },
]

rmSync(results, { recursive: true, force: true })
mkdirSync(results)
const failed = steps.find(({ name, run }) => {
  const start = Date.now()
  console.log(`\n--- ${name}`)
  const isFine = run()
  console.log(`--- ${name}: ${isFine ? 'passed' : 'FAILED'} in ${((Date.now() - start) / 1000).toFixed(1)} s`)
  return !isFine
})
const total = steps.map(readCounts).reduce(add, { passed: 0, failed: failed && !failed.counts ? 1 : 0 })
const flaky = readFlaky()
if (flaky.length > 0) console.log(`\n${flaky.length} flaky: ${flaky.join('; ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = failed ? 1 : 0

function hasBrowser(): boolean {
  try {
    console.log(ensureBrowser())
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
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
