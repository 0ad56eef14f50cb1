import { expect, test } from '../../support/e2e/test.ts'
import { urls } from '../../support/urls.ts'

test.use({ viewport: { width: 320, height: 568 } })

const listed = urls.filter((url) => /^\/(services\/|knowledge-base$|contact)/.test(url))

test('the phone menu lists every service within 320 px and shows the ways to an enquiry at once @phone', async ({
  page,
}) => {
  await page.goto('/')
  const menu = page.locator('#menu')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(menu).toBeInViewport({ ratio: 1 })
  for (const name of ['Wissen', 'Kontakt', 'Anfragen'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  for (const url of listed) await expect(menu.locator(`a[href="${url}"]`)).toBeVisible()
  const overflow = await menu.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    document.documentElement.scrollWidth - innerWidth,
  ])
  expect(overflow).toEqual([0, 0])
  const last = menu.getByRole('list').last().getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
})
