import { expect, test } from 'vitest'
import { longest, readVitest } from '../../support/test-reports.ts'

const durations = [
  { name: 'unit tests', ms: 90_500 },
  { name: 'lint', ms: 3000 },
  { name: 'e2e tests', ms: 180_040 },
]

test('what took longest comes first, and no more than asked for', () => {
  expect(longest(durations, 2)).toBe('   180.0 s  e2e tests\n    90.5 s  unit tests')
})

test('a report of Vitest is read: how many tests passed and failed, and how long each file took', () => {
  const testResults = [{ name: '/site/tests/unit/a.test.ts', startTime: 1000, endTime: 1250 }]
  const report = { numPassedTests: 3, numFailedTests: 1, testResults, snapshot: {} }
  expect(readVitest(report, '/site/')).toEqual({
    passed: 3,
    failed: 1,
    files: [{ name: 'tests/unit/a.test.ts', ms: 250 }],
    flaky: [],
  })
})
