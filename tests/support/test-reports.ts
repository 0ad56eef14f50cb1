import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { z } from 'zod'

/** What a run of tests took, in ms, by its name. */
export interface Duration {
  name: string
  ms: number
}

/** What a runner of tests has reported. */
export interface TestReport {
  passed: number
  failed: number
  /** Of each file: its tests, one after the other. */
  files: Duration[]
  /** The tests that passed only when they were tried again: each a race, of the test or of the site. */
  flaky: string[]
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** Reads what Vitest has written; a file that could not be run failed without a test of it having failed. */
export function readVitest(report: unknown, root: string): TestReport {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: name.replace(root, ''),
    ms: endTime - startTime,
  }))
  return { passed: numPassedTests, failed: numFailedTests, files, flaky: [] }
}

/** Reads what Playwright has written. */
export function readPlaywright({ stats, suites }: Pick<JSONReport, 'stats' | 'suites'>): TestReport {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    files: suites.map((suite) => ({ name: `tests/e2e/${suite.file}`, ms: msOf(suite) })),
    flaky: suites.flatMap(flakyIn),
  }
}

function msOf({ specs, suites = [] }: JSONReportSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return [...results.map(({ duration }) => duration), ...suites.map(msOf)].reduce((sum, ms) => sum + ms, 0)
}

function flakyIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...flaky.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(flakyIn)]
}

/** The longest first, as a table. */
export function longest(durations: Duration[], most: number): string {
  return durations
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
    .join('\n')
}
