import type { Page } from '@playwright/test'

/** The paths of the documents that the page loads from now on; a navigation within the app is none. */
export function documentLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}
