import { createMemoryHistory } from '@tanstack/react-router'
import { beforeAll, expect, test } from 'vitest'
import { hydrateRouter } from '../../support/components/hydration.tsx'
import { openTools } from '../../support/components/live-tool.ts'
import { createAppRouter } from '~/router'
import { urls } from '../../support/urls.ts'

beforeAll(openTools)

// React says only in development that an attribute differs; a built page would keep the wrong one for ever.
test.each([...urls, '/contact?utm_source=x', '/agb?a=b', '/knowledge-base?q=hreflang&thema=technik'])(
  'React hydrates %s without a mismatch',
  async (address) => {
    const { router } = await hydrateRouter(createAppRouter, { address })
    expect(router.state.matches.length).toBeGreaterThan(1)
  },
)

test('an unknown address below a page hydrates without a mismatch from the one 404 page', async () => {
  const { html } = await hydrateRouter(
    (environment) =>
      createAppRouter(
        environment.isServer
          ? { ...environment, history: createMemoryHistory({ initialEntries: ['/404'] }) }
          : environment,
      ),
    { address: '/knowledge-base/gibt-es-nicht' },
  )
  expect(html).toContain('Diese Seite gibt es nicht')
  expect(document.querySelector('header [aria-current]')).toBeNull()
})
