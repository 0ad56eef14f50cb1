// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Suggestions } from '~/components/not-found/suggestions'
import { hydrate } from '../../../support/components/hydration.tsx'

test('the three pages nearest to the address come with React, into the list that was there', async () => {
  const { html } = await hydrate(<Suggestions />, {
    address: '/services/link-building',
    expected: /^children of ul: \+\[li\] -\[\]$/,
  })
  expect(html).not.toContain('<li>')
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(3)
  expect([links[0]?.getAttribute('href'), links[0]?.textContent]).toEqual([
    '/services/linkbuilding',
    'Linkbuilding',
  ])
})
