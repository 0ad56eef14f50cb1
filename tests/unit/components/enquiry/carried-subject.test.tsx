// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft } from '~/lib/enquiry/draft'
import type { ServiceName } from '~/lib/site/service-name'
import { formMark, hydrateRouter } from '../../../support/components/hydration.tsx'
import { createAppRouter } from '~/router'

beforeEach(() => {
  Object.assign(document, { adoptedStyleSheets: [] })
  vi.stubGlobal('scrollTo', () => undefined)
  forgetDraft()
})

const open = (address: string) => hydrateRouter(createAppRouter, { address, expected: formMark })
const subject = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Betreff/ })
const write = async (text: string) => {
  await userEvent.clear(subject())
  if (text) await userEvent.type(subject(), text)
}

test('the service that the address names stands in the subject, and can be changed', async () => {
  await open('/contact?anliegen=linkbuilding')
  expect(subject().value).toBe('Linkbuilding')
  await write('Ein anderes Anliegen')
  expect(subject().value).toBe('Ein anderes Anliegen')
})

test.each(['/contact', '/contact?anliegen=', '/contact?anliegen=gibt-es-nicht'])(
  'at %s the subject is empty',
  async (address) => {
    await open(address)
    expect(subject().value).toBe('')
  },
)

test.each(['Eine Frage zur Offerte', ''])(
  'on the way back to the form the subject is still «%s»',
  async (text) => {
    const { router } = await open('/contact?anliegen=linkbuilding')
    await write(text)
    await act(() => router.navigate({ to: '/datenschutz' }))
    await act(async () => {
      router.history.back()
      await vi.waitFor(() => expect(router.state.location.pathname).toBe('/contact'))
    })
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /^Betreff/ })).value).toBe(text)
  },
)

test('another call to action brings its own subject, but not over what the visitor wrote', async () => {
  const { router } = await open('/contact?anliegen=linkbuilding')
  const call = async (anliegen: ServiceName) => {
    await act(() => router.navigate({ to: '/' }))
    await act(() => router.navigate({ to: '/contact', search: { anliegen } }))
    await screen.findByRole('combobox', { name: /^Betreff/ })
  }
  await call('msn-publishing')
  expect(subject().value).toBe('MSN-Publishing')
  await write('Zwei Leistungen')
  await call('linkbuilding')
  expect(subject().value).toBe('Zwei Leistungen')
})
