// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { bringResult } from '~/lib/enquiry/carried-result'
import { forgetDraft } from '~/lib/enquiry/draft'
import { formMark, hydrateRouter } from '../../../support/components/hydration.tsx'
import { createAppRouter } from '~/router'

beforeEach(() => {
  Object.assign(document, { adoptedStyleSheets: [] })
  vi.stubGlobal('scrollTo', () => undefined)
  forgetDraft()
})

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ihr Anliegen' })

/** As the link of a tool does it (`tools/shared/enquiry-with-result`). */
async function bring(result: string, earlier = '') {
  const { router } = await hydrateRouter(createAppRouter, { address: '/contact', expected: formMark })
  if (earlier) await userEvent.type(message(), earlier)
  await act(() => router.navigate({ to: '/datenschutz' }))
  bringResult(result)
  await act(() => router.navigate({ to: '/contact', search: { anliegen: 'ki-leadgenerierung' } }))
  await screen.findByRole('textbox', { name: 'Ihr Anliegen' })
  return router
}

test('the result of a tool stands in the message, below what the visitor wrote, and not in the address', async () => {
  const router = await bring('Ergebnis: 1', 'Guten Tag')
  expect(message().value).toBe('Guten Tag\n\nErgebnis: 1')
  expect(router.latestLocation.href).toBe('/contact?anliegen=ki-leadgenerierung')
})

test('it can be changed and deleted, and stays so on the way back', async () => {
  const router = await bring('Ergebnis: 2')
  expect(message().value).toBe('Ergebnis: 2')
  await userEvent.clear(message())
  await userEvent.type(message(), 'Nur eine Frage')
  await act(() => router.navigate({ to: '/datenschutz' }))
  await act(async () => {
    router.history.back()
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/contact'))
  })
  await screen.findByRole('textbox', { name: 'Ihr Anliegen' })
  expect(message().value).toBe('Nur eine Frage')
})
