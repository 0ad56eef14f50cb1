import { Builder, By, Key as DriverKey, type WebDriver } from 'selenium-webdriver'
import type { Engine } from './find-engines.ts'
import { keepComplaints, takeComplaints } from './late-complaints.ts'
import { startWebKitDriver } from './webkit-driver.ts'
import type { Key, RunningEngine, Visitor } from './visitor.ts'

/** WebKitGTK, by its own driver. */
export async function startWithWebDriver({ executable }: Engine): Promise<RunningEngine> {
  const host = await startWebKitDriver()
  const session = () =>
    new Builder()
      .usingServer(host.address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: executable, args: ['--automation'] },
      })
      .build()
  const driver = await session()
  const version = (await driver.getCapabilities()).get('browserVersion')
  return {
    version: `GTK ${version}`,
    // A window of its own for each visitor: a session takes seconds to start.
    newVisitor: async (baseUrl) => {
      const [blank = ''] = await driver.getAllWindowHandles()
      await driver.switchTo().newWindow('window')
      await driver.get(`${baseUrl}/robots.txt`)
      await driver.executeScript(() => localStorage.clear())
      const visitor = visitorAt(driver, baseUrl, blank)
      await visitor.resize({ width: 1280, height: 800 })
      return visitor
    },
    stop: async () => {
      await driver.quit()
      await host.stop()
    },
  }
}

const keys: Record<Exclude<Key, 'Shift+Tab'>, string> = {
  Tab: DriverKey.TAB,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  ArrowDown: DriverKey.ARROW_DOWN,
  Shift: DriverKey.SHIFT,
}

function visitorAt(driver: WebDriver, baseUrl: string, blank: string): Visitor {
  /** In the middle of the window at once, since the driver would scroll smoothly, as the page wants it, and miss; and at rest. */
  const reach = async (selector: string) => {
    const element = await driver.findElement(By.css(selector))
    const place = () =>
      driver.executeScript<number>((target: Element) => {
        target.scrollIntoView({ block: 'center', behavior: 'instant' })
        return target.getBoundingClientRect().top
      }, element)
    let last = await place()
    for (let next = await place(); next !== last; next = await place()) last = next
    return element
  }
  return {
    open: async (path) => {
      await driver.get(baseUrl + path)
      await driver.executeScript(keepComplaints)
    },
    ask: (question, given = '') => driver.executeScript(question, given),
    click: async (selector) =>
      driver
        .actions()
        .move({ origin: await reach(selector) })
        .click()
        .perform(),
    point: async (selector) =>
      driver
        .actions()
        .move({ origin: await reach(selector) })
        .perform(),
    press: async (key) => {
      const actions = driver.actions()
      if (key !== 'Shift+Tab') return actions.keyDown(keys[key]).keyUp(keys[key]).perform()
      return actions
        .keyDown(DriverKey.SHIFT)
        .keyDown(DriverKey.TAB)
        .keyUp(DriverKey.TAB)
        .keyUp(DriverKey.SHIFT)
        .perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async ({ width, height }) => {
      const window = driver.manage().window()
      const bars: number = await driver.executeScript(() => outerHeight - innerHeight)
      await window.setRect({ x: 0, y: 0, width, height: height + bars })
    },
    isExposedAs: async (selector, { role, name }) => {
      const element = await driver.findElement(By.css(selector))
      // To WebKit a `<select>` is the button that opens its list.
      const own = role === 'combobox' && (await element.getTagName()) === 'select' ? 'button' : role
      return (await element.getAriaRole()) === own && (await element.getAccessibleName()) === name
    },
    print: () => Promise.reject(new Error('WebKitWebDriver 2.50 knows no command for it')),
    complaints: () => driver.executeScript(takeComplaints),
    leave: async () => {
      await driver.close()
      await driver.switchTo().window(blank)
    },
  }
}
