import { defineConfig } from '@playwright/test'
import { findEngines, type Engine } from './tests/support/engines/find-engines.ts'
import { canReadPaper } from './tests/support/engines/printed-pages.ts'

/** Where the client hears the console, every journey listens to it; where it prints, a program has to read the PDF. */
function impossible({ name, client }: Engine): string[] {
  const isConsoleHeard = client !== 'webdriver'
  const isPaperRead = canReadPaper && (name === 'chromium' || client === 'puppeteer')
  return [...(isConsoleHeard ? ['webkit-console.test.ts'] : []), ...(isPaperRead ? [] : ['paper.test.ts'])]
}

/** The same journeys in every engine of this machine: `npm run test:engines`. */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 90_000,
  // On a busy machine drivers are slow: what passes the second time is reported as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  use: { baseURL: `http://localhost:${process.env.E2E_PORT ?? '0'}` },
  projects: findEngines().found.map((engine) => ({
    name: engine.name,
    testIgnore: impossible(engine),
    use: { engine },
  })),
  webServer: {
    command: 'tsx serve/run-serve.ts',
    env: { PORT: process.env.E2E_PORT ?? '0' },
    wait: { stdout: /at http:\/\/localhost:(?<e2e_port>\d+)/ },
  },
})
