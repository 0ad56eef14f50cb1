import type { Page } from '@playwright/test'
import { formReady, sendButton } from '../../support/e2e/enquiry.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { focusTerm, term, tooltip } from '../../support/e2e/glossary.ts'
import { results, searchField } from '../../support/e2e/search.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

/** One page of each kind, and what can be used on it beyond reading. */
const kinds: Record<string, (page: Page) => Promise<void>> = {
  '/': useForm,
  '/contact': useForm,
  '/knowledge-base': useSearch,
  '/knowledge-base/entity-seo': useTooltip,
  '/services/linkbuilding': () => Promise.resolve(),
  '/datenschutz': () => Promise.resolve(),
  '/no-such-page': useSearch,
}

for (const [path, use] of Object.entries(kinds)) {
  test(`${path} keeps to its Content-Security-Policy, read and used`, async ({ page, watch }) => {
    if (path === '/no-such-page') watch.allowConsole(/status of 404/)
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error('policy violated', violatedDirective, blockedURI),
      )
    })
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await appReady(page)
    await use(page)
    await footerLink(page, 'Impressum').click()
    await expect(page).toHaveURL('/impressum')
  })
}

async function useForm(page: Page) {
  await formReady(page)
  await sendButton(page).click()
  await expect(page.getByRole('form').getByRole('alert')).toBeVisible()
}

async function useSearch(page: Page) {
  await searchField(page).fill('hreflang')
  await expect(results(page).first()).toBeVisible()
}

async function useTooltip(page: Page) {
  await focusTerm(page, term(page, 0))
  await expect(tooltip(page)).toBeVisible()
}
