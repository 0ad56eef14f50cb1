import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export interface Conditions {
  device: BrowserContextOptions
  isSlowLine: boolean
  slowdown: number
}

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 } }

export const phoneOnSlow4G: Conditions = { device: phone, isSlowLine: true, slowdown: 4 }
export const slowPhone: Conditions = { device: phone, isSlowLine: false, slowdown: 4 }
export const slowDesktopOnSlow4G: Conditions = { device: desktop, isSlowLine: true, slowdown: 4 }
export const slowDesktop: Conditions = { device: desktop, isSlowLine: false, slowdown: 4 }
export const thisMachine: Conditions = { device: desktop, isSlowLine: false, slowdown: 1 }

/**
 * Lighthouse's «slow 4G» as DevTools applies it: a round trip of 150 ms and 1.6 Mbit/s. A request waits 3.75 round trips,
 * for DNS, TCP and TLS, and gets nine tenths of the bandwidth
 * (https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js).
 */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

/** The pause after a window is closed, in ms, so that its processes do not slow the next measurement. */
const rest = 300

export async function visit<T>(
  browser: Browser,
  { device, isSlowLine, slowdown }: Conditions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    // tsx compiles functions to calls of its helper `__name`, which pages lack.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
    const session = await context.newCDPSession(page)
    if (isSlowLine) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', slow4G)
    }
    if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await measure(page)
  } finally {
    await context.close()
    await wait(rest)
  }
}

declare global {
  interface Window {
    tell: (sign: object) => void
  }
}

/** What the page reports from now on by `window.tell`, also across documents. */
export async function heardFrom<Signs extends object>(page: Page): Promise<Partial<Signs>> {
  const signs: Partial<Signs> = {}
  await page.exposeFunction('tell', (sign: Partial<Signs>) => Object.assign(signs, sign))
  return signs
}

/** The time without downloads that counts as quiet, and the limit for waiting, in ms. */
const calm = 1000
const longest = 30_000

/** Call it before the page opens. The returned function waits until the network is quiet. */
export function watchQuiet(page: Page): () => Promise<void> {
  const network = { underWay: 0, changed: performance.now() }
  const note = (change: number) => () => {
    network.underWay += change
    network.changed = performance.now()
  }
  page.on('request', note(1))
  page.on('requestfinished', note(-1))
  page.on('requestfailed', note(-1))
  return async () => {
    network.changed = performance.now()
    const end = network.changed + longest
    const isBusy = () => network.underWay > 0 || performance.now() - network.changed < calm
    while (isBusy() && performance.now() < end) await wait(50)
  }
}
