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

test('the contact page shows team, telephone hours, booking and next start if the operator has filled them in', async () => {
  await show(filledSlots)
  const anna = within(requiredElement('#team-anna-beispiel'))
  expect(anna.getByRole('heading', { name: 'Anna Beispiel' })).toBeDefined()
  expect(screen.getByRole('link', { name: /Erstgespräch/ })).toBeDefined()
  expect(screen.getByText(/8 bis 12 Uhr/)).toBeDefined()
  expect(screen.getByText(/11\.\sJanuar 2027/)).toBeDefined()
})

test('the contact page shows no trace of team and booking if they are left empty', async () => {
  await show(emptySlots)
  expect(document.getElementById('team')).toBeNull()
  expect(screen.queryByRole('link', { name: /Erstgespräch/ })).toBeNull()
  expect(screen.getByRole('form')).toBeDefined()
})
