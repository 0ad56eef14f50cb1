import { expect, test as base } from '@playwright/test'
import type { Engine } from './find-engines.ts'
import { startWithPlaywright } from './playwright-engine.ts'
import { startWithPuppeteer } from './puppeteer-engine.ts'
import type { RunningEngine, Visitor } from './visitor.ts'
import { startWithWebDriver } from './webdriver-engine.ts'

export { expect }

const starts = {
  playwright: startWithPlaywright,
  puppeteer: startWithPuppeteer,
  webdriver: startWithWebDriver,
}

/** A journey of a new visitor, in the engine of the project; it fails on anything that the console complains of meanwhile. */
export const test = base.extend<{ visitor: Visitor }, { engine: Engine; running: RunningEngine }>({
  engine: [
    { name: 'chromium', client: 'playwright', executable: '' },
    { option: true, scope: 'worker' },
  ],
  running: [
    async ({ engine }, use) => {
      const running = await starts[engine.client](engine)
      await use(running)
      await running.stop()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ running, baseURL }, use) => {
    const visitor = await running.newVisitor(baseURL ?? '')
    await use(visitor)
    expect(await visitor.complaints()).toEqual([])
    await visitor.leave()
  },
})

/** Waits until the page gives this answer. */
export async function expectAnswer<T>(
  visitor: Visitor,
  question: (given: string) => T,
  answer: T,
  given?: string,
): Promise<void> {
  // A page that is just being left answers nothing.
  await expect(async () => {
    const said: unknown = await visitor.ask(question, given)
    expect(said).toEqual(answer)
  }).toPass({
    timeout: 15_000,
    intervals: [50, 100, 200],
  })
}

/** Opens a page, shows that somebody is there, and waits until React owns it. */
export async function arrive(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path)
  await visitor.press('Shift')
  await expectAnswer(visitor, () => 'app' in document.documentElement.dataset, true)
}
