import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { z } from 'zod'

export interface Duration {
  name: string
  ms: number
}

export interface TestReport {
  passed: number
  failed: number
  /** The failed tests, each with the first lines of its message. */
  failures: string[]
  /** The duration of each test file. */
  files: Duration[]
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Reads a report of Vitest. A file that cannot be run is a failure without a failed test. */
export function readVitest(report: unknown, root: string): TestReport {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: name.replace(root, ''),
    ms: endTime - startTime,
  }))
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const reasons = failed.map(({ fullName, failureMessages }) => reason(fullName, failureMessages?.[0]))
      return (reasons.length > 0 ? reasons : [message]).map((why) => `${name.replace(root, '')} › ${why}`)
    })
  return { passed: numPassedTests, failed: numFailedTests, failures, files }
}

/** Reads a report of Playwright. */
export function readPlaywright({
  stats,
  suites,
  errors,
}: Pick<JSONReport, 'stats' | 'suites' | 'errors'>): TestReport {
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: [
      ...suites.flatMap(failuresIn),
      ...errors.map(({ message }) => reason('outside of every test', message)),
    ],
    files: suites.map((suite) => ({ name: `tests/e2e/${suite.file}`, ms: msOf(suite) })),
  }
}

function msOf({ specs, suites = [] }: JSONReportSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return [...results.map(({ duration }) => duration), ...suites.map(msOf)].reduce((sum, ms) => sum + ms, 0)
}

function failuresIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => `${file} › ${reason(title, results[0]?.error?.message)}`),
  )
  return [...own, ...suites.flatMap(failuresIn)]
}

function reason(title: string, message?: string): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n')
  return [title, ...lines.filter((line) => line.trim() && !/^\s*at /.test(line)).slice(0, 2)].join('\n    ')
}

/** A table of the longest durations. */
export function longest(durations: Duration[], most: number): string {
  return durations
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
    .join('\n')
}
