import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageLink } from '~/components/layout/page-link'
import { hydrate } from '../../../support/components/hydration.tsx'

test('PageLink has a plain href, only the given class, and no aria-current for a section', async () => {
  const links = (
    <>
      <PageLink to="/knowledge-base" hash="glossar">
        Glossar
      </PageLink>
      <PageLink to="/" className="brand">
        Start
      </PageLink>
    </>
  )
  const { html } = await hydrate(links, { address: '/knowledge-base' })
  expect(html).toContain('href="/knowledge-base#glossar"')
  expect(screen.getAllByRole('link').map((link) => link.className)).toEqual(['', 'brand'])
  // A section is never the page that is shown.
  expect(screen.getAllByRole('link').map((link) => link.ariaCurrent)).toEqual([null, null])
})
