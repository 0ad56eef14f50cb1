import type { Page } from '@playwright/test'
import { site } from '../../../ssg/content/identity.ts'

/** The host of an external form service. */
export const formServiceHost = URL.canParse(site.enquiryAddress)
  ? new URL(site.enquiryAddress).hostname
  : undefined

/**
 * Fakes that service, so that no test sends a real request. It accepts every enquiry unless the page is offline, and redirects navigations as `npm start`
 * does. The route belongs to the context, so it stays when a test removes the routes of its page.
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
