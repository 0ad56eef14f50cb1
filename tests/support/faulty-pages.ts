import type { Page, Route } from '@playwright/test'

/** The ways in which a page may fail to arrive when the router asks for it. */
export const pageFaults: {
  fault: string
  kind: 'network' | 'unexpected'
  answer: (route: Route) => Promise<void>
}[] = [
  { fault: 'is refused', kind: 'network', answer: (route) => route.abort('connectionrefused') },
  {
    fault: 'fails in the host',
    kind: 'network',
    answer: (route) => route.fulfill({ status: 503, body: 'down' }),
  },
  {
    fault: 'is forbidden',
    kind: 'unexpected',
    answer: (route) => route.fulfill({ status: 403, body: 'no' }),
  },
  {
    fault: 'is replaced by something else',
    kind: 'network',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>Hello' }),
  },
  {
    fault: 'breaks off',
    kind: 'network',
    answer: async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.slice(0, body.indexOf('</h1>') + 100) })
    },
  },
]

/** Answers what the router asks for at this path; the browser's own requests for documents pass. */
export async function replacePage(page: Page, path: string, answer: (route: Route) => Promise<void>) {
  await page.route(`**${path}`, (route) =>
    route.request().isNavigationRequest() ? route.continue() : answer(route),
  )
}
