import type { Page } from '@playwright/test'

/** What a visitor has: a line and a phone. */
export interface Conditions {
  isSlowLine: boolean
  /** How many times slower than this machine. */
  slowdown: number
}

/**
 * Lighthouse's «slow 4G» as DevTools applies it: a round trip of 150 ms and 1.6 Mbit/s. A request waits 3.75 round trips,
 * which stand for name, connection and encryption, and gets nine tenths of the line
 * (https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js).
 */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

export const phoneOnSlow4G: Conditions = { isSlowLine: true, slowdown: 4 }

export const slowPhone: Conditions = { isSlowLine: false, slowdown: 4 }
export const unlimited: Conditions = { isSlowLine: false, slowdown: 1 }

export async function emulate(page: Page, { isSlowLine, slowdown }: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page)
  if (isSlowLine) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
  }
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
