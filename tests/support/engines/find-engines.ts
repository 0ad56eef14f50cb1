import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { ensureBrowser } from '../../../bench/browser.ts'

/** A browser of this machine, and the client that drives it. */
export interface Engine {
  name: 'chromium' | 'firefox' | 'webkit'
  client: 'playwright' | 'puppeteer' | 'webdriver'
  executable: string
}

/** An engine that is not here, and the command that brings it. */
interface MissingEngine {
  name: Engine['name']
  remedy: string
}

const systemFirefox = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
const miniBrowsers = ['x86_64', 'aarch64'].map(
  (cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
)
/** What WebKitGTK needs besides itself: its driver, and a screen. */
const webkitTools = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']

/** The engines of this machine: Playwright's own, else those of the system. */
export function findEngines(): { found: Engine[]; missing: MissingEngine[] } {
  const found = [findChromium(), findFirefox(), findWebKit()].filter((engine) => engine !== undefined)
  const missing = remedies.filter(({ name }) => !found.some((engine) => engine.name === name))
  return { found, missing }
}

const remedies: MissingEngine[] = [
  { name: 'chromium', remedy: 'npx playwright install chromium, or apt-get install chromium' },
  { name: 'firefox', remedy: 'npx playwright install firefox, or apt-get install firefox-esr' },
  {
    name: 'webkit',
    remedy: 'npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb hyphen-de',
  },
]

function findChromium(): Engine | undefined {
  try {
    return { name: 'chromium', client: 'playwright', executable: ensureBrowser() }
  } catch {
    return undefined
  }
}

function findFirefox(): Engine | undefined {
  const own = firefox.executablePath()
  if (existsSync(own)) return { name: 'firefox', client: 'playwright', executable: own }
  const executable = systemFirefox.find((path) => existsSync(path))
  return executable ? { name: 'firefox', client: 'puppeteer', executable } : undefined
}

function findWebKit(): Engine | undefined {
  const own = webkit.executablePath()
  if (existsSync(own)) return { name: 'webkit', client: 'playwright', executable: own }
  const executable = miniBrowsers.find((path) => existsSync(path))
  return executable && webkitTools.every((path) => existsSync(path))
    ? { name: 'webkit', client: 'webdriver', executable }
    : undefined
}
