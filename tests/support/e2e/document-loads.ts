import type { Page } from '@playwright/test'

/** Records the paths of documents that are loaded from now on. Navigations within the app load none. */
export function documentLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}
