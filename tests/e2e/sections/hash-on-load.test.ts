import { article, middleSection } from '../../support/e2e/pages.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { hydrated } from '../../support/e2e/hydrated.ts'
import { expectAtTop, jumpTo, scrollCalls, watchScrollIntoView } from '../../support/e2e/scrolling.ts'
import { expect, test } from '../../support/e2e/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a page opened with a hash scrolls smoothly to its target, 80 px below the top', async ({ page }) => {
  await watchScrollIntoView(page)
  await page.goto(`${article}#${middleSection}`)
  await expect.poll(() => scrollCalls(page)).toEqual([{ id: middleSection, behavior: 'smooth' }])
  await expectAtTop(page, middleSection)
})

test('a link with a text fragment lands on that text and stays there after hydration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(article)
  const paragraphs = page.locator('.prose > p')
  const wanted = paragraphs.nth(Math.floor((await paragraphs.count()) / 2))
  const words = (await wanted.innerText()).split(/\s+/).slice(0, 6).join(' ')
  await page.goto('/robots.txt')
  await page.goto(`${article}#:~:text=${encodeURIComponent(words)}`)
  await expect(wanted).toBeInViewport()
  await hydrated(page)
  await expect(wanted).toBeInViewport()
})

test('late hydration of a page with a hash keeps the position that the visitor has scrolled to', async ({
  page,
}) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchScrollIntoView(page)
  await page.goto(`${article}#${middleSection}`)
  await expect.poll(() => scrollCalls(page)).toHaveLength(1)
  await jumpTo(page, 500)
  release()
  await hydrated(page)
  expect(await scrollCalls(page)).toHaveLength(1)
  expect(await page.evaluate(() => scrollY)).toBe(500)
})
