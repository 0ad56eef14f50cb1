import {
  assets,
  faultReports,
  faultsOf,
  isLikeOthers,
  journeyThatNeeds,
} from '../../support/faults/asset-faults.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { expect, test } from '../../support/e2e/test.ts'

const tried = assets.filter((file) => /\.(js|css)$/.test(file) && !isLikeOthers(file))

for (const file of [...tried, 'search-index.json']) {
  const journey = journeyThatNeeds(file)
  const name = file.replace(/-[\w-]{8}(?=\.)/, '')

  test(`whatever happens to ${name}, the visitor reads on and gets to other pages`, async ({
    page,
    watch,
  }) => {
    watch.expectConsole(faultReports)
    const heading = page.getByRole('heading', { level: 1 })
    for (const [fault, answer] of faultsOf(file)) {
      await test.step(fault, async () => {
        const asked = page.waitForRequest(`**/${file}`)
        await page.route(`**/${file}`, answer)
        await journey(page)
        await asked
        await expect(heading).toBeVisible()
        await page.keyboard.press('Escape')
        await footerLink(page, 'Impressum').click()
        await expect(page).toHaveURL('/impressum')
        await expect(heading).toHaveText(/Impressum/)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
  })
}
