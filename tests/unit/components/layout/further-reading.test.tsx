// @vitest-environment jsdom
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
  return screen.getAllByRole('link').map((link) => {
    return [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]
  })
}
const further = [
  ['SEO in der Schweiz', '/datenschutz', null],
  ['Kontakt', '/contact', null],
]

test('further reading links to the related pages with their descriptions', async () => {
  expect(await show()).toEqual(further)
  expect(screen.getByRole('heading', { name: 'Weiterlesen' })).toBeDefined()
  expect(screen.getByText('Was bleibt.')).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('links to the previous and next article follow by short title, where they exist', async () => {
  const next = { to: '/impressum', label: 'Werkzeuge' } as const
  const toNext = ['Nächster Artikel Werkzeuge', '/impressum', 'next']
  expect(await show({ next })).toEqual([...further, toNext])
  const toPrevious = ['Vorheriger Artikel Entity SEO', '/agb', 'prev']
  expect(await show({ previous: { to: '/agb', label: 'Entity SEO' }, next })).toEqual([
    ...further,
    toPrevious,
    toNext,
  ])
})
