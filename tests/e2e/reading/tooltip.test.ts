import { focusTerm, leaveTerm, term, tooltip } from '../../support/e2e/glossary.ts'
import { article } from '../../support/e2e/pages.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

test('a term shows its definition as tooltip and description until the pointer leaves or Escape', async ({
  page,
}) => {
  await page.goto(article)
  await term(page, 0).hover()
  await expect(tooltip(page)).toBeVisible()
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 })
  await expect(term(page, 0), 'is told from the words around it').toHaveCSS(
    'text-decoration-line',
    'underline',
  )
  const definition = await tooltip(page).innerText()
  await expect(term(page, 0)).toHaveAccessibleDescription(definition)
  const glossary = await page.request.get('/knowledge-base')
  expect(await glossary.text()).toContain(definition)
  await leaveTerm(page)
  await expect(tooltip(page)).toHaveCount(0)
  await expect(term(page, 0)).toHaveAccessibleDescription('')

  await term(page, 0).hover()
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
})

test('the tooltip of a term right below the header opens below the header, at any text size', async ({
  page,
}) => {
  await openApp(page, article)
  for (const size of ['', '34px']) {
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), size)
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
    await term(page, 1).evaluate((element, top) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().top - top - 4, behavior: 'instant' })
    }, header)
    await term(page, 1).hover()
    await expect(tooltip(page)).toBeVisible()
    await expect.poll(async () => (await page.locator('.tooltip').boundingBox())?.y).toBeGreaterThan(header)
    await leaveTerm(page)
    await expect(tooltip(page)).toHaveCount(0)
  }
})

test('a tooltip taller than the window is fitted into it, scrolls, and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openApp(page, article)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await term(page, 1).hover()
  const content = page.locator('.tooltip')
  await expect(content).toBeInViewport({ ratio: 1 })
  expect(await content.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect(content).toBeHidden()
})

test('a tooltip opened by keyboard stays open while the browser scrolls to its term', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(article)
  await focusTerm(page, term(page, 0))
  await expect(tooltip(page)).toBeVisible()
  const last = page.locator('main .term').last()
  await page.evaluate(() => {
    document.addEventListener('scrollend', () => (document.body.dataset.scrolled = ''), { once: true })
  })
  await last.focus()
  await expect(page.locator('body[data-scrolled]')).toBeAttached()
  await expect(last).toBeInViewport()
  await expect(last).not.toHaveAccessibleDescription('')
  await expect(tooltip(page)).toBeInViewport()
})

test('a tap opens a tooltip, a tap elsewhere closes it @touch', async ({ page }) => {
  await page.goto(article)
  await term(page, 0).tap()
  await expect(tooltip(page)).toBeVisible()
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 })
  await page.locator('h1').tap()
  await expect(tooltip(page)).toHaveCount(0)
})
