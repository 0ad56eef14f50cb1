import type { Locator, Page } from '@playwright/test'
import { sought } from './pages.ts'

/** The link in the header that opens the search. */
export function searchButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Suche' })
}

export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Suche' })
}

/** The search field of the page or of the dialog. */
export function searchField(within: Page | Locator): Locator {
  return within.getByRole('search').getByLabel('Suche', { exact: true })
}

export function results(within: Page | Locator): Locator {
  return within.getByRole('option')
}

/** The result that links to the sought article or one of its sections. */
export function soughtResult(page: Page): Locator {
  return results(page)
    .and(page.locator(`[href="${sought.path}"], [href^="${sought.path}#"]`))
    .first()
}
