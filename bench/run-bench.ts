import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBrowser, launchOptions, wholeBrowser } from './browser.ts'
import { figuresTable } from './figures.ts'
import { serveSites } from './serve-sites.ts'
import { measureSites } from './visit/measure-sites.ts'

/**
 * `npm run bench -- [--site name=folder]… [--rounds 7]` measures built folders side by side, as a phone on a slow line gets them: without `--site`
 * what is in `dist`. It builds nothing, and its exit code says only whether it could measure: times on a shared machine are no test. Fewer than
 * seven rounds prove little.
 */
const { site, rounds } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: ['ours=dist'] },
    rounds: { type: 'string', default: '7' },
  },
}).values
const report = 'reports/bench.json'

ensureBrowser()
const { sites, stop } = await serveSites(
  site.map((word) => {
    const [name = '', folder = ''] = word.split('=')
    return { name, folder }
  }),
)
// The headless shell reports a pointer that nobody has moved, and the app takes it for a sign of intent.
const browser = await chromium.launch(wholeBrowser() ?? launchOptions())
const loadBefore = loadavg()
try {
  const samples = await measureSites(browser, sites, Number(rounds))
  const run = {
    date: new Date().toISOString().slice(0, 10),
    browser: `Chromium ${browser.version()}`,
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    load: [loadBefore, loadavg()].map(([lastMinute]) => lastMinute),
    rounds,
  }
  console.log(`${JSON.stringify(run)}\n\n${figuresTable(samples)}`)
  mkdirSync('reports', { recursive: true })
  writeFileSync(report, JSON.stringify({ ...run, samples }, null, 1))
  console.log(`\nEvery value: ${report}`)
} finally {
  await browser.close()
  stop()
}
