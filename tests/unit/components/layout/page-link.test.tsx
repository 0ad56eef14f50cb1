// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageLink } from '~/components/layout/page-link'
import { hydrate } from '../../../support/components/hydration.tsx'

const links = (
  <nav>
    <PageLink to="/knowledge-base">Wissen</PageLink>
    <PageLink to="/knowledge-base" hash="glossar">
      Glossar
    </PageLink>
    <PageLink to="/" className="brand">
      Start
    </PageLink>
  </nav>
)

const marks = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))

test.each(['/knowledge-base', '/knowledge-base?q=hreflang', '/knowledge-base?thema=technik#top'])(
  'on %s the link to the page is current, whatever the query, and no other',
  async (address) => {
    await hydrate(links, { address })
    expect(marks()).toEqual(['page', null, null])
  },
)

test('on a page below, none is: only the section that the header names', async () => {
  await hydrate(links, { address: '/knowledge-base/entity-seo' })
  expect(marks()).toEqual([null, null, null])
})

test('a link is an address that needs no script, and has the class that it is given and no other', async () => {
  const { html } = await hydrate(links, { address: '/knowledge-base' })
  expect(html).toContain('href="/knowledge-base#glossar"')
  expect(screen.getAllByRole('link').map((link) => link.className)).toEqual(['', '', 'brand'])
})
