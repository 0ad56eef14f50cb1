import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { breadcrumbTrail } from '~/lib/site/breadcrumb-trail'
import { hydrate } from '../../../support/components/hydration.tsx'

const pages = { article: { kind: 'article', topic: 'leads' }, service: { kind: 'service' } } as const

async function trail(kind: keyof typeof pages) {
  await hydrate(<Breadcrumbs crumbs={breadcrumbTrail(pages[kind])} current="Diese Seite" />, {
    address: '/knowledge-base/entity-seo',
  })
  return within(screen.getByRole('navigation', { name: 'Sie sind hier' }))
}

test.each([
  ['article', ['/', '/knowledge-base', '/knowledge-base#lokal-und-leads']],
  ['service', ['/', '/#leistungen']],
] as const)(
  'the breadcrumbs (%s) lead from the home page down to the page itself',
  async (kind, addresses) => {
    const way = await trail(kind)
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses)
    const last = way.getAllByRole('listitem').at(-1)
    expect([last?.textContent, last?.getAttribute('aria-current')]).toEqual(['Diese Seite', 'page'])
  },
)
