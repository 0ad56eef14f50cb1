// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { hasDraft } from '~/lib/enquiry/draft'
import { completeEnquiry } from '../../../support/components/enquiry-data.ts'
import {
  field,
  hydrateEnquiryForm,
  openEnquiryForm,
  pass,
  returnToEnquiryForm,
  submitEnquiry,
  type,
  typedEnquiry,
  typeEnquiry,
} from '../../../support/components/enquiry-form.tsx'
import { requiredField } from '../../../support/components/required-element.ts'

test('a form that is come back to holds the draft of the one before', async () => {
  await openEnquiryForm()
  typeEnquiry()
  await returnToEnquiryForm()
  expect(typedEnquiry()).toEqual(completeEnquiry)
})

test('what is deleted is no draft', async () => {
  await openEnquiryForm()
  expect(hasDraft()).toBe(false)
  type('message', 'Grüezi')
  expect(hasDraft()).toBe(true)
  type('message', '')
  expect(hasDraft()).toBe(false)
})

test('what was typed before the app has come stays where it is, and is a draft', async () => {
  await hydrateEnquiryForm(() => {
    field('name').value = 'Erika'
    field('message').value = 'Grüezi'
    field('message').focus()
  })
  expect([field('name').value, field('message').value]).toEqual(['Erika', 'Grüezi'])
  expect(document.activeElement).toBe(field('message'))
  expect(hasDraft()).toBe(true)
  type('email', 'erika@example.ch')
  await returnToEnquiryForm()
  expect(typedEnquiry()).toMatchObject({ name: 'Erika', email: 'erika@example.ch', message: 'Grüezi' })
})

test('who typed before the app has come has reached for the form then', async () => {
  const fetchMock = vi.fn<() => Promise<Response>>().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetchMock)
  await hydrateEnquiryForm(() => {
    for (const [name, value] of Object.entries(completeEnquiry))
      requiredField(`form [name="${name}"]`).value = value
  })
  await pass(3000)
  await submitEnquiry()
  expect(fetchMock).toHaveBeenCalledOnce()
})
