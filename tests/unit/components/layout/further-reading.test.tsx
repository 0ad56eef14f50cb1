import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FurtherReading } from '~/components/layout/further-reading'
import type { DerivedFacts } from '~/lib/site/derived-facts'
import { hydrate } from '../../../support/components/hydration.tsx'

const around: DerivedFacts = {
  minutes: 7,
  contents: [],
  further: [
    { to: '/datenschutz', label: 'SEO in der Schweiz', description: 'Was anders ist.' },
    { to: '/contact', label: 'Kontakt', description: 'Was bleibt.' },
  ],
}
const show = async (more: Partial<DerivedFacts> = {}) => {
  await hydrate(<FurtherReading {...around} {...more} />, { address: '/agb' })
  return screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.rel])
}
const further = [
  ['SEO in der Schweiz', '/datenschutz', ''],
  ['Kontakt', '/contact', ''],
]

test('further reading links to the related pages, with nothing to leaf through without neighbours', async () => {
  expect(await show()).toEqual(further)
  expect(screen.getByText('Was bleibt.')).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('links to the previous and next article follow by short title', async () => {
  const previous = { to: '/agb', label: 'Entity SEO' } as const
  expect(await show({ previous, next: { to: '/impressum', label: 'Werkzeuge' } })).toEqual([
    ...further,
    ['Vorheriger Artikel Entity SEO', '/agb', 'prev'],
    ['Nächster Artikel Werkzeuge', '/impressum', 'next'],
  ])
})
