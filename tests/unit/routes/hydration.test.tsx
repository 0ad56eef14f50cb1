// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeAll, expect, test } from 'vitest'
import { formMark, hydrateRouter } from '../../support/components/hydration.tsx'
import { liveTool, openTools } from '../../support/components/live-tool.ts'
import { createAppRouter } from '~/router'
import { urls } from '../../support/urls.ts'

beforeAll(openTools)

// React says only in development that an attribute differs; a built page would keep the wrong one for ever.
test.each([...urls, '/contact?utm_source=x', '/agb?a=b'])(
  'React takes over %s as it was prerendered',
  async (address) => {
    const { router } = await hydrateRouter(createAppRouter, {
      address,
      expected: new RegExp(`${formMark.source}|${liveTool.source}`),
    })
    expect(router.state.matches.length).toBeGreaterThan(1)
  },
)

test('what the address asks of the knowledge base shows once React has taken over, in what changes of itself', async () => {
  // The index of the search is preloaded from the head.
  const answer =
    /^attribute aria-pressed of button$|^children of (div|form): |^children of head: \+\[link\] -\[\]$|^not the node it was: /
  const { html } = await hydrateRouter(createAppRouter, {
    address: '/knowledge-base?q=hreflang&thema=technik',
    expected: new RegExp(`${formMark.source}|${answer.source}`),
  })
  expect(html).toContain('Technik und Sprachen')
})

test('on the page for unknown addresses only the list of suggestions changes', async () => {
  const { html } = await hydrateRouter(createAppRouter, {
    address: '/services/link-building',
    expected: new RegExp(`${formMark.source}|^children of ul: \\+\\[(li ?)+\\] -\\[\\]$`),
  })
  expect(html).toContain('Diese Seite gibt es nicht')
})

test('an unknown address below a page is taken over from the one file that stands for all of them', async () => {
  await hydrateRouter(
    (place) =>
      createAppRouter(
        place.isServer ? { ...place, history: createMemoryHistory({ initialEntries: ['/404'] }) } : place,
      ),
    {
      address: '/knowledge-base/gibt-es-nicht',
      expected: new RegExp(`${formMark.source}|^children of ul: \\+\\[(li ?)+\\] -\\[\\]$`),
    },
  )
  expect(document.querySelector('header [aria-current]')).toBeNull()
})
