import { ensureBrowser } from '../../bench/browser.ts'

/** A step of `npm test`: installs the browser if it is missing. It runs beside other checks, because it needs the network, not a core. */
try {
  console.log(ensureBrowser())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
