import { defineConfig } from '@playwright/test'
import { launchOptions } from './bench/browser.ts'

/** Any free one, which the server names: no run can meet the server of another checkout. Playwright keeps it for its workers. */
const port = process.env.E2E_PORT ?? '0'

/** The journeys in Playwright's own Firefox and WebKit: `E2E_ENGINES=firefox,webkit`, after `npx playwright install firefox webkit`. */
const engines = (['firefox', 'webkit'] as const).filter((name) => process.env.E2E_ENGINES?.includes(name))

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/e2e/check-build.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // A machine with other work takes its time; what hangs is found all the same.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // Two cores are idle for a fourth of the time with two.
  workers: 3,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    // Drawing what passes from one document into the next costs every eighth second: tests of motion, and two journeys, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@touch|@phone(?!.*@wide)/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What a phone changes (width and menu), of which a wide screen shows some as well, and what needs a finger. The rules of the
      // behaviours are tested once, on the desktop.
      grep: /@phone|@touch/,
      use: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
    },
    ...engines.map((browserName) => ({
      name: browserName,
      testMatch: 'journeys.test.ts',
      use: { browserName, viewport: { width: 1280, height: 800 }, launchOptions: {} },
    })),
  ],
  webServer: {
    command: 'tsx serve/run-serve.ts',
    env: { PORT: port },
    wait: { stdout: /http:\/\/localhost:(?<e2e_port>\d+)/ },
  },
})
