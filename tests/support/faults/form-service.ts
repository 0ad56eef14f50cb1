import type { Page } from '@playwright/test'
import { site } from '../../../ssg/content/identity.ts'

/** The host of the form service, where the operator has one that is not the site's own host. */
export const formServiceHost = URL.canParse(site.enquiryAddress)
  ? new URL(site.enquiryAddress).hostname
  : undefined

/**
 * Stands in for that service, which no test may ask: it takes every enquiry that there is a line for, and leads browsers back as
 * `npm start` does. For the whole context: a test that takes back its own routes keeps it.
 */
export async function standInForFormService(page: Page): Promise<void> {
  if (formServiceHost === undefined) return
  await page.context().route(`${site.enquiryAddress}**`, async (route, request) => {
    if (request.isNavigationRequest())
      return route.fulfill({ status: 303, headers: { location: new URL('/contact', page.url()).href } })
    if (!(await page.evaluate(() => navigator.onLine))) return route.abort('internetdisconnected')
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' } })
  })
}
