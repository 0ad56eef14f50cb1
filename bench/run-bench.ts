import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { ensureBrowser, launchOptions, wholeBrowser } from './browser.ts'
import { readArguments, usage, type BenchArguments } from './arguments.ts'
import { measureSites } from './visit/measure-sites.ts'
import { figuresTable, judgementsTable } from './report.ts'
import { summarise } from './visit/sample.ts'
import { serveSites } from './serve-sites.ts'
import { judge, worstCases } from './targets.ts'

const report = 'reports/bench.json'

/**
 * `npm run bench`: measures built folders side by side, as a phone on a slow line gets them. It builds nothing, and its exit
 * code says only whether it could measure: times on a shared machine are no test.
 */
async function bench({ sites: candidates, rounds }: BenchArguments): Promise<void> {
  ensureBrowser()
  const judged = candidates[0]?.name ?? ''
  const { sites, stop } = await serveSites(candidates)
  // The headless shell reports a pointer that nobody has moved, and the app takes it for a sign of intent.
  const browser = await chromium.launch(wholeBrowser() ?? launchOptions())
  const loadBefore = loadavg()
  try {
    const samples = await measureSites(browser, sites, { rounds, tell: console.error })
    const rows = summarise(samples)
    const judgements = judge(rows, judged)
    const run = {
      date: new Date().toISOString().slice(0, 10),
      browser: `Chromium ${browser.version()}`,
      machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
      load: [loadBefore, loadavg()].map(([lastMinute]) => lastMinute),
      rounds,
    }
    console.log(`${JSON.stringify(run)}\n\n${figuresTable(rows)}`)
    console.log(`\nTargets (${judged})\n\n${judgementsTable(judgements)}`)
    console.log(`\nThe worst case of each, for the README\n\n${judgementsTable(worstCases(judgements))}`)
    mkdirSync('reports', { recursive: true })
    writeFileSync(report, JSON.stringify({ ...run, judgements, rows, samples }, null, 1))
    console.log(`\nEvery value: ${report}`)
  } finally {
    await browser.close()
    stop()
  }
}

await bench(readOrExit(process.argv.slice(2)))

function readOrExit(words: string[]): BenchArguments {
  try {
    return readArguments(words)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(1)
  }
}
