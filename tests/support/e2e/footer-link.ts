import type { Locator, Page } from '@playwright/test'

/** A link of the footer, which stays from page to page. */
export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}
