import type { Locator, Page } from '@playwright/test'

/** The link in the header that opens the search. */
export function searchButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Suche' })
}

export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Suche' })
}

/** The field in the page, or the one in the dialog. */
export function searchField(within: Page | Locator): Locator {
  return within.getByRole('search').getByLabel('Suche', { exact: true })
}

export function results(within: Page | Locator): Locator {
  return within.getByRole('option')
}
