// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FurtherReading } from '~/components/layout/further-reading'
import type { Surroundings } from '~/lib/site/surroundings'
import { hydrate } from '../../../support/components/hydration.tsx'

const around: Surroundings = {
  minutes: 7,
  contents: [],
  further: [
    { to: '/knowledge-base/swiss-seo', label: 'SEO in der Schweiz', description: 'Was anders ist.' },
    { to: '/contact', label: 'Kontakt', description: 'Was bleibt.' },
  ],
}
const show = (surroundings: Surroundings) =>
  hydrate(<FurtherReading {...surroundings} />, { address: '/agb' })
const leadsTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('it leads to the related pages, each with what it is about', async () => {
  await show(around)
  expect(screen.getByRole('heading', { name: 'Weiterlesen' })).toBeDefined()
  expect(leadsTo(/SEO in der Schweiz/)).toBe('/knowledge-base/swiss-seo')
  expect(leadsTo(/Kontakt/)).toBe('/contact')
  expect(screen.getByText('Was bleibt.')).toBeDefined()
})

test('the articles before and after follow by their short titles', async () => {
  await show({
    ...around,
    previous: { to: '/knowledge-base/entity-seo', label: 'Entity SEO' },
    next: { to: '/knowledge-base/seo-tools', label: 'Werkzeuge' },
  })
  expect(leadsTo(/^Vorheriger Artikel ?Entity SEO$/)).toBe('/knowledge-base/entity-seo')
  expect(leadsTo(/^Nächster Artikel ?Werkzeuge$/)).toBe('/knowledge-base/seo-tools')
  const rels = screen.getAllByRole('link').map((link) => link.getAttribute('rel'))
  expect(rels).toEqual([null, null, 'prev', 'next'])
})

test('the first article has none before it, a service neither', async () => {
  await show({ ...around, next: { to: '/knowledge-base/seo-tools', label: 'Werkzeuge' } })
  expect(screen.queryByRole('link', { name: /^Vorheriger/ })).toBeNull()
  expect(leadsTo(/^Nächster Artikel ?Werkzeuge$/)).toBe('/knowledge-base/seo-tools')
  await show(around)
  expect(screen.queryByRole('navigation')).toBeNull()
})
