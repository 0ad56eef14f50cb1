import { launch, type Page } from 'puppeteer-core'
import type { Engine } from './find-engines.ts'
import type { RunningEngine, Visitor } from './visitor.ts'

/** A mouse is there, which Firefox cannot know on a machine without any; and its bars of scrolling take no room. */
const preferences = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
}

/** Firefox as the system has it, over WebDriver BiDi: neither Playwright nor a further program is needed. */
export async function startWithPuppeteer({ executable }: Engine): Promise<RunningEngine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: executable,
    extraPrefsFirefox: preferences,
  })
  return {
    version: (await browser.version()).replace('firefox/', ''),
    newVisitor: async (baseUrl) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1280, height: 800 })
      return visitorAt(page, baseUrl)
    },
    stop: () => browser.close(),
  }
}

function visitorAt(page: Page, baseUrl: string): Visitor {
  let complaints: string[] = []
  page.on('console', (message) => {
    if (/error|warn/.test(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`))
  return {
    async open(path) {
      await page.goto(baseUrl + path)
      // On a busy machine Firefox says so of a document that another one, still empty, is about to replace.
      await page.waitForFunction(() => document.readyState === 'complete' && document.body !== null)
    },
    ask: (question, given = '') => page.evaluate(question, given),
    click: (selector) => page.click(selector),
    point: (selector) => page.hover(selector),
    press: async (key) => {
      if (key !== 'Shift+Tab') return page.keyboard.press(key)
      await page.keyboard.down('Shift')
      await page.keyboard.press('Tab')
      await page.keyboard.up('Shift')
    },
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    // Found by Firefox itself, in the tree that it gives to screen readers.
    isExposedAs: async (selector, { role, name }) => {
      const exposed = await page.$$(
        `::-p-aria(${name ? `[name=${JSON.stringify(name)}]` : ''}[role="${role}"])`,
      )
      const hits = await Promise.all(
        exposed.map((element) => element.evaluate((found, wanted) => found.matches(wanted), selector)),
      )
      return hits.includes(true)
    },
    print: () => page.pdf({ format: 'A4', preferCSSPageSize: true }),
    complaints: async () => {
      const said = complaints
      complaints = []
      return said
    },
    leave: () => page.browserContext().close(),
  }
}
