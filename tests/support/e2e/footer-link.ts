import type { Locator, Page } from '@playwright/test'

/** A link in the footer, which every page has. */
export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}
