import { expect, test } from 'vitest'
import { longest, readVitest } from '../../run/test-reports.ts'

const durations = [
  { name: 'unit tests', ms: 90_500 },
  { name: 'lint', ms: 3000 },
  { name: 'e2e tests', ms: 180_040 },
]

test('what took longest comes first, and no more than asked for', () => {
  expect(longest(durations, 2)).toBe('   180.0 s  e2e tests\n    90.5 s  unit tests')
})

test('a report of Vitest is read: what passed, what failed and why, and how long each file took', () => {
  const failing = {
    fullName: 'a page is found',
    status: 'failed',
    failureMessages: [
      'Error: \u001b[31mthe console was to stay empty:\u001b[39m\nit was not\n    at file.ts:3:1',
    ],
  }
  const testResults = [
    {
      name: '/site/tests/unit/a.test.ts',
      startTime: 1000,
      endTime: 1250,
      status: 'failed',
      message: '',
      assertionResults: [failing, { fullName: 'another', status: 'passed', failureMessages: [] }],
    },
  ]
  const report = { numPassedTests: 3, numFailedTests: 1, testResults, snapshot: {} }
  expect(readVitest(report, '/site/')).toEqual({
    passed: 3,
    failed: 1,
    failures: [
      'tests/unit/a.test.ts › a page is found\n    Error: the console was to stay empty:\n    it was not',
    ],
    files: [{ name: 'tests/unit/a.test.ts', ms: 250 }],
  })
})

test('a file that could not be run says why', () => {
  const broken = {
    name: '/site/tests/unit/b.test.ts',
    startTime: 0,
    endTime: 1,
    status: 'failed',
    message: 'Cannot find module',
    assertionResults: [],
  }
  const report = { numPassedTests: 0, numFailedTests: 0, testResults: [broken] }
  expect(readVitest(report, '/site/').failures).toEqual(['tests/unit/b.test.ts › Cannot find module'])
})
