import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

/** The tests of Playwright's report that passed only when they were tried again: each a race, of the test or of the site. */
export function flakyTests({ suites }: Pick<JSONReport, 'suites'>): string[] {
  return suites.flatMap(flakyIn)
}

function flakyIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...flaky.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(flakyIn)]
}
