import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Contact } from '~/components/enquiry/contact'
import type { Slots } from '~/lib/site/slots-schema'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'
import { filledSlots } from '../../../support/operator/filled-slots.ts'
import { hydrate } from '../../../support/components/hydration.tsx'
import { requiredElement } from '../../../support/components/required-element.ts'
import { plainPage } from '../../../support/sources/site-pages.ts'

const show = (slots: Slots) =>
  hydrate(<Contact page={plainPage('/contact', 'contact').page} slots={slots} />, {
    address: '/contact',
  })

test('the contact page shows team and telephone hours if the operator has filled them in', async () => {
  await show(filledSlots)
  const anna = within(requiredElement('#team-anna-beispiel'))
  expect(anna.getByRole('heading', { name: 'Anna Beispiel' })).toBeDefined()
  expect(screen.getByText(/8 bis 12 Uhr/)).toBeDefined()
})

test('the contact page shows no trace of the team if it is left empty', async () => {
  await show(emptySlots)
  expect(document.getElementById('team')).toBeNull()
})
