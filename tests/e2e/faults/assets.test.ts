import type { Page, Route } from '@playwright/test'
import { enquiryField } from '../../support/e2e/enquiry.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { term } from '../../support/e2e/glossary.ts'
import { article, pageOfTool } from '../../support/e2e/pages.ts'
import { startReading } from '../../support/e2e/reading.ts'
import { settled } from '../../support/e2e/requests.ts'
import { searchButton } from '../../support/e2e/search.ts'
import { chunkNamed } from '../../support/faults/faulty-chunks.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

/** What may become of a file on its way. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is refused': (route) => route.abort('connectionrefused'),
  'never comes': () => new Promise<void>(() => undefined),
  'breaks off': async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  'is replaced by a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>Anmelden' }),
}

/** What Chromium and the site say of a file that is missed, and Chromium of a document that is left on its way. */
const reports =
  /Failed to load|Unexpected (token|end)|Invalid or unexpected|missing \)|ERR-\d+-|Transition was aborted/

/** What brings code that a page does without until then. */
const wishes: Record<
  string,
  { path: string; before?: (page: Page) => Promise<void>; wish: (page: Page) => Promise<void> }
> = {
  'a search': {
    path: '/agb',
    wish: async (page) => {
      await searchButton(page).click()
      await page.keyboard.type('suche')
    },
  },
  'an enquiry': { path: '/contact', wish: (page) => enquiryField(page, 'Name').fill('Erika') },
  'the questionnaire': {
    path: '/contact',
    wish: (page) => page.getByRole('link', { name: 'Fragen beantworten' }).click(),
  },
  'a tool': {
    path: pageOfTool('page-check'),
    wish: (page) => page.locator('[id^=werkzeug-] textarea').first().focus(),
  },
  'the reading aids': { path: article, wish: (page) => page.mouse.wheel(0, 200) },
  'a glossary term': { path: article, before: startReading, wish: (page) => term(page, 0).hover() },
}

for (const [name, { path, before, wish }] of Object.entries(wishes)) {
  test(`when the code of ${name} fails to load, the visitor reads on and can go to other pages`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(reports)
    watch.expectConsole(/ ERR-\d+-/)
    const files = await watchFiles(page, /\/assets\/|search-index/)
    // Scripts that are refused, cut and replaced fail alike to what imports them: all of it happens to one.
    for (const [fault, answer] of Object.entries(faults).slice(0, name === 'a search' ? 4 : 1)) {
      await test.step(fault, async () => {
        await page.goto(path)
        await page.keyboard.press('Shift')
        await appReady(page)
        await before?.(page)
        // The page to which the visitor goes on is there already.
        const ahead = page.waitForRequest(chunkNamed('impressum'))
        await footerLink(page, 'Impressum').dispatchEvent('mouseover')
        await ahead
        await settled(page)
        const isMissed = files.miss(answer)
        await wish(page)
        await isMissed
        files.serve()
        await expectWayOn(page)
      })
    }
  })
}

test('when the scripts of a page fail to load, the visitor reads on and can go to other pages', async ({
  page,
  watch,
}) => {
  watch.allowConsole(reports)
  const files = await watchFiles(page, /\/assets\/.*\.js$/)
  for (const [fault, answer] of Object.entries(faults)) {
    await test.step(fault, async () => {
      const isMissed = files.miss(answer)
      // The first script may keep the browser from saying that the document is complete.
      await page.goto(article, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('PageDown')
      await isMissed
      files.serve()
      await expectWayOn(page)
    })
  }
})

/** From now on the files of the site come, or are missed as a fault has it. */
async function watchFiles(page: Page, address: RegExp) {
  let missed: { answer: (route: Route) => Promise<void>; tell: () => void } | undefined
  await page.route(address, async (route) => {
    if (!missed) return route.continue()
    missed.tell()
    await missed.answer(route)
  })
  return {
    /** Resolves once one of them was asked for. */
    miss: (answer: (route: Route) => Promise<void>) =>
      new Promise<void>((tell) => (missed = { answer, tell })),
    serve: () => (missed = undefined),
  }
}

async function expectWayOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await page.keyboard.press('Escape')
  await footerLink(page, 'Impressum').click()
  await expect(page).toHaveURL('/impressum')
  await expect(heading).toHaveText(/Impressum/)
}
