import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'

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

type VitestReport = Pick<JsonTestResults, 'numPassedTests' | 'numFailedTests' | 'testResults'>

/** Reads a report of Vitest. A file that cannot be run is a failure without a failed test. */
export function readVitest(
  { numPassedTests, numFailedTests, testResults }: VitestReport,
  root: string,
): TestReport {
  const files = testResults.map(({ name, ...result }) => ({ ...result, name: name.replace(root, '') }))
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: files
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        const reasons = failed.map(({ fullName, failureMessages }) => reason(fullName, failureMessages?.[0]))
        return (reasons.length > 0 ? reasons : [message]).map((why) => `${name} › ${why}`)
      }),
    files: files.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime })),
  }
}

type PlaywrightReport = Pick<JSONReport, 'stats' | 'suites' | 'errors'>

/** Reads a report of Playwright. */
export function readPlaywright({ stats, suites, errors }: PlaywrightReport): TestReport {
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

function specsIn({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

function msOf(suite: JSONReportSuite): number {
  const results = specsIn(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return results.reduce((sum, { duration }) => sum + duration, 0)
}

function failuresIn(suite: JSONReportSuite): string[] {
  return specsIn(suite).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => `${file} › ${reason(title, results[0]?.error?.message)}`),
  )
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
