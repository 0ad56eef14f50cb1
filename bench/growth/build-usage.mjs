// Preloaded into a build: writes what it took to the file that BUILD_USAGE names.
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    const usage = {
      seconds: performance.now() / 1000,
      cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
      megabytes: maxRSS / 1024,
    }
    writeFileSync(process.env.BUILD_USAGE ?? '', JSON.stringify(usage))
  })
}
