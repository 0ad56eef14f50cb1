import type { Page } from '@playwright/test'

/** Holds every request for matching addresses until `release` is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<{ release: () => void }> {
  let open: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return { release: () => open?.() }
}
