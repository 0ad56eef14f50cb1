import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from '~/components/copy-button'
import { keepEarlyClicks } from '~/lib/early-clicks'
import { renderToString } from 'react-dom/server'
import { fakeClipboard } from '../../support/components/fake-clipboard.ts'

const element = <CopyButton text="a < b" label="Kopieren" />
const button = () => screen.getByRole('button', { name: 'Kopieren' })
const status = () => screen.getByRole('status')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function press(): Promise<void> {
  fireEvent.click(button())
  await pass(0)
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('the copy button copies its text, confirms it for two seconds, and keeps its accessible name', async () => {
  const writeText = fakeClipboard()
  render(element)
  expect(status()).toHaveProperty('textContent', '')
  await press()
  expect(writeText.mock.calls).toEqual([['a < b']])
  await pass(1999)
  expect([button().textContent, status().textContent]).toEqual(['Kopiert', 'Kopiert'])
  await pass(1)
  expect([button().textContent, status().textContent]).toEqual(['Kopieren', ''])
})

test.each([
  ['refuses to copy', () => void fakeClipboard(vi.fn().mockRejectedValue(new Error('refused')))],
  ['has no clipboard', () => void vi.stubGlobal('navigator', {})],
])('where the browser %s, the copy button asks to copy by hand', async (_, refuse) => {
  refuse()
  render(element)
  await press()
  expect(status().textContent).toBe('Bitte von Hand kopieren')
})

test('a click on the copy button before hydration is answered once, after hydration', async () => {
  const writeText = fakeClipboard()
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  document.body.append(container)
  const stopKeeping = keepEarlyClicks(document, () => undefined)
  button().click()
  stopKeeping()
  render(element, { container, hydrate: true })
  await pass(0)
  expect(writeText).toHaveBeenCalledOnce()
})
