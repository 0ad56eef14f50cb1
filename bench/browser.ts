import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

/** Where systems keep Chromium or Chrome. The one that can have no window comes first: it needs 40 % less processor time. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** No sandbox, because CI machines run as root; no background traffic, because closed networks refuse it, noisily. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser that is there: Playwright's own, else the system's. */
function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path))
}

/** A browser as people have it: the headless shell has no back/forward cache, for one. */
export function wholeBrowser(): LaunchOptions | undefined {
  const paths = [chromium.executablePath(), ...systemBrowsers]
  const executablePath = paths.find((path) => existsSync(path) && !path.endsWith('headless-shell'))
  return executablePath ? { executablePath, args } : undefined
}

export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser()
  // Left to itself, Playwright starts the one without a window that it installed beside its own.
  return executablePath && executablePath !== chromium.executablePath() ? { executablePath, args } : { args }
}

/** Sees to it that there is a browser; throws one clear sentence where none can be had. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (!found) run('npx', ['playwright', 'install', 'chromium'])
  // A page opens with 0.4 instead of 0.9 s of processor time where the browser can have no window. Playwright installs both by itself.
  if (findBrowser() !== chromium.executablePath()) installDebianPackages('chromium-headless-shell')
  if (!wholeBrowser()) installDebianPackages('chromium')
  const browser = findBrowser()
  if (browser) return browser
  throw new Error('The tests need a browser, and none could be installed: please install Chromium or Chrome.')
}

/** Installs packages that are missing, where this machine is a Debian and its user may; elsewhere nothing happens. */
function installDebianPackages(...names: string[]): void {
  const isRoot = process.getuid?.() === 0
  const isDebian = existsSync('/etc/os-release') && /debian/.test(readFileSync('/etc/os-release', 'utf8'))
  if (!isRoot || !isDebian || names.every((name) => existsSync(`/usr/bin/${name}`))) return
  run('apt-get', ['update', '-q'])
  run('apt-get', ['install', '-qy', ...names])
}

/** A way that fails is followed by the next one; `ensureBrowser` judges by what is there in the end. */
function run(command: string, parameters: string[]): void {
  try {
    execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 })
  } catch (error) {
    console.warn(
      `${command} ${parameters.join(' ')} failed: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
