import { chromium, firefox, webkit, type Page } from '@playwright/test'
import { launchOptions } from '../../../bench/browser.ts'
import type { Engine } from './find-engines.ts'
import type { RunningEngine, Visitor } from './visitor.ts'

const browsers = { chromium, firefox, webkit }

/** Chromium, and the Firefox and WebKit that Playwright brings. */
export async function startWithPlaywright({ name }: Engine): Promise<RunningEngine> {
  const browser = await browsers[name].launch(name === 'chromium' ? launchOptions() : {})
  return {
    version: browser.version(),
    newVisitor: async (baseURL) => {
      const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
      return visitorAt(page)
    },
    stop: () => browser.close(),
  }
}

function visitorAt(page: Page): Visitor {
  let complaints: string[] = []
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  return {
    open: async (path) => void (await page.goto(path)),
    ask: (question, given = '') => page.evaluate(question, given),
    click: (selector) => page.click(selector),
    point: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    isExposedAs: async (selector, { role, name }) => {
      const snapshot = await page.locator(selector).first().ariaSnapshot()
      const [exposed] = snapshot.split('\n')
      // A line with a colon in it is quoted.
      const [said = ''] = exposed?.split(/^- '?/).slice(1) ?? []
      // Playwright makes every space a plain one.
      const plain = name.replaceAll('\u00A0', ' ')
      return said.startsWith(`${role}${plain && ` ${JSON.stringify(plain)}`}`)
    },
    print: () => page.pdf({ format: 'A4', preferCSSPageSize: true }),
    complaints: async () => {
      const said = complaints
      complaints = []
      return said
    },
    leave: () => page.context().close(),
  }
}
