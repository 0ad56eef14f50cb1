import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { copySources } from '../../support/site/copied-sources.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

// One server, whose first page takes ten seconds of processor time, so the tests run in one worker. In parallel, each worker would start its own.
test.describe.configure({ mode: 'default', timeout: 240_000 })

let server: DevServer
test.beforeAll(async () => {
  // The timeout above is that of the tests.
  test.setTimeout(240_000)
  server = await startDevServer()
})
test.afterAll(() => server.stop())

test('the development server serves the icons that a page names', async ({ page }) => {
  for (const icon of ['icon.svg', 'favicon.ico']) {
    const response = await page.request.get(server.url + icon)
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  }
})

test('in development edits show without losing state, and every fault of a text is reported over pages that show', async ({
  page,
}) => {
  await page.goto(`${server.url}contact`)
  await page.mouse.move(9, 9)
  await appReady(page)
  const message = page.locator('textarea')
  await message.fill('Ein Entwurf')
  await page.getByRole('button', { name: 'Leistungen' }).click()
  const menu = page.locator('#menu-leistungen')

  server.edit('src/components/enquiry/contact.tsx', /title="Was danach/, 'title="Was gleich danach')
  await expect(page.getByRole('heading', { name: /^Was gleich danach/ })).toBeVisible()
  server.edit('src/components/frame/site-header.tsx', '{site.shortName}', '{site.shortName} Probe')
  await expect(page.getByRole('banner')).toContainText('Probe')
  server.edit('src/components/frame/site-header.module.css', '.header {', '.header { outline: 7px solid;')
  await expect(page.getByRole('banner')).toHaveCSS('outline-width', '7px')
  await expect(message).toHaveValue('Ein Entwurf')
  await expect(menu).toBeVisible()

  const service = menu.getByRole('link').last()
  const text = `src/content${await service.getAttribute('href')}`
  await service.click()
  await expect(page.getByRole('figure')).toBeVisible()
  await page.getByRole('button', { name: 'Leistungen' }).click()
  server.edit(`${text}.mdx`, /(?<=\n---\n\n)/, 'Ein Satz mehr.\n\n')
  await expect(page.getByText('Ein Satz mehr.')).toBeVisible()
  server.edit(`${text}.svg`, /(<text[^>]*>)[^<]*/, '$1Figurwort')
  await expect(page.getByText('Figurwort')).toBeVisible()
  await expect(menu).toBeVisible()

  server.edit(`${text}.mdx`, 'Ein Satz mehr.', 'Ein {Satz mehr.')
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText(`${text}.mdx:`)
  await expect(overlay).toContainText('zu `{` fehlt `}`')
  server.edit(`${text}.mdx`, 'Ein {Satz mehr.', 'Ein Satz weniger.')
  await expect(page.getByText('Ein Satz weniger.')).toBeVisible()
  await expect(overlay).toHaveCount(0)

  server.edit(`${text}.mdx`, 'Ein Satz weniger.', 'Ein [Satz](source:gibt-es-nicht) in der Straße.')
  server.edit(`${text}.mdx`, /description: [^]*?(?=\n\w)/, '# fehlt')
  for (const address of [page.url(), server.url]) {
    expect((await page.goto(address))?.status()).toBe(200)
    for (const fault of ['`description` fehlt', '«gibt-es-nicht» gibt es nicht', 'ß in'])
      await expect(overlay).toContainText(fault)
  }
})

interface DevServer {
  url: string
  /** Changes a source file, as an editor does. */
  edit: (file: string, from: string | RegExp, to: string) => void
  stop: () => Promise<void>
}

/** A development server over a copy of the sources. Within the worker, what it still does when a test has ended would fail the run. */
async function startDevServer(): Promise<DevServer> {
  const copy = copySources('dev')
  const child = fork(new URL('../../support/e2e/run-dev-server.mjs', import.meta.url), [copy], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const url = await Promise.race([
    once(child, 'message').then(([address]) => String(address)),
    ended.then(([code]) => Promise.reject(new Error(`the development server ended with ${code}`))),
  ])
  return {
    url,
    edit(file, from, to) {
      const text = readFileSync(`${copy}/${file}`, 'utf8')
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} has no ${from}`)
      writeFileSync(`${copy}/${file}`, edited)
    },
    async stop() {
      child.kill()
      await ended
      rmSync(copy, { recursive: true })
    },
  }
}
