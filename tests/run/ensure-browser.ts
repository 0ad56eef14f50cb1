import { ensureBrowser } from '../../bench/browser.ts'

/** A step of `npm test`: a fresh machine has no browser, and installing one takes the network, not a core. */
try {
  console.log(ensureBrowser())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
