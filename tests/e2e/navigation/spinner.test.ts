import { chunkNamed } from '../../support/faults/faulty-chunks.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { hydrated } from '../../support/e2e/hydrated.ts'
import { lastPart, service, unknown } from '../../support/e2e/pages.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

const spinner = 'Seite wird geladen'

test('a slow page shows only the spinner after 150 ms, in the centre, until the page is there', async ({
  page,
}) => {
  const { release } = await holdRequests(page, chunkNamed('impressum'))
  await page.clock.install()
  await openApp(page, '/agb')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  // In the future, because `pauseAt` cannot go back and the clock still runs.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await footerLink(page, 'Impressum').click()
  await expect(page).toHaveURL('/impressum')

  await page.clock.runFor(149)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  await expect(page.getByText(spinner)).toHaveCount(0)
  await page.clock.runFor(1)
  const status = page.getByRole('status').filter({ hasText: spinner })
  await expect(status).toBeVisible()
  expect(await status.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
  // Wherever the page before it was scrolled to.
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  await expect(status).toHaveCSS('place-items', 'center')
  await expect(status).not.toHaveCSS('width', 'auto', { pseudo: 'after' })

  // No time passes any more: it stays no longer than the page takes.
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum/)
  await expect(page.getByText(spinner)).toHaveCount(0)
})

for (const { address, chunk } of [
  { address: service, chunk: lastPart(service) },
  { address: unknown, chunk: 'not-found' },
]) {
  test(`the spinner never replaces the prerendered page at ${address} while its code loads`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(/status of 404/)
    await page.addInitScript((text) => {
      new MutationObserver((_, observer) => {
        if (!document.body?.textContent.includes(text)) return
        observer.disconnect()
        console.error('the spinner was shown')
      }).observe(document, { subtree: true, childList: true })
    }, spinner)
    const { release } = await holdRequests(page, chunkNamed(chunk))
    const asked = page.waitForRequest(chunkNamed(chunk))
    await page.clock.install()
    await page.goto(address)
    await page.keyboard.press('Shift')
    await asked
    await page.clock.runFor(10_000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    release()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
