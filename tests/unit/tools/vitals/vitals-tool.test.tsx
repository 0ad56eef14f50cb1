// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePerformance, pageLoad } from '../../../support/components/fake-performance.ts'
import { hydrate } from '../../../support/components/hydration.tsx'
import { pass } from '../../../support/components/reader.ts'

const largest = document.createElement('h1')
largest.id = 'titel'

beforeEach(() => {
  // A page load is measured once, so every test has the module anew.
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

/** What comes into cells and a sentence that are there already, and what every live tool gains (`support/tools`). */
const measured =
  /^(text in (td|p)|children of (div|p|details): \+\[(p|button|span|div|a|h4|ul)\] -\[\]|attribute aria-label of input)$/

async function open(types: readonly string[], loaded = 'http://localhost/') {
  fakePerformance(types, pageLoad(loaded, largest))
  const { VitalsTool } = await import('~/tools/vitals/vitals-tool')
  const page = await hydrate(<VitalsTool />, { expected: measured })
  await pass(50)
  return page
}

const all = ['navigation', 'paint', 'largest-contentful-paint', 'layout-shift', 'event', 'first-input']
const table = (name: string) => screen.getByRole('group', { name })
const row = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell')
const told = (name: RegExp) => row(name).map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))

test('the page has the worked example, and says that the values of the visit come with JavaScript', async () => {
  const { html } = await open(all)
  expect(html).toContain('LCP 3,6\u00A0s, Optimierung erforderlich')
  expect(html).toContain('Mit JavaScript stehen hier Ihre Werte.')
  expect(html).toContain('Ein einzelner Besuch ist nicht das 75. Perzentil.')
  expect(html).not.toContain('120\u00A0ms')
})

test('what came before the tool is measured all the same, and rated', async () => {
  await open(all)
  expect(told(/^LCP\s\(/)).toEqual(['120 ms', 'Gut'])
  expect(told(/^FCP/)).toEqual(['90 ms', 'Gut'])
  expect(told(/^TTFB\s\(/)).toEqual(['40 ms', 'Gut'])
  expect(told(/^CLS\s\(/)).toEqual(['0,03', 'Gut'])
  expect(screen.getByText('Gemessen ab dem Laden dieser Seite.')).toBeDefined()
})

test('what the browser does not measure is said, and is no zero', async () => {
  await open(['navigation', 'paint'])
  expect(told(/^CLS\s\(/)).toEqual(['–', 'misst Ihr Browser nicht'])
  expect(told(/^INP\s\(/)).toEqual(['–', 'misst Ihr Browser nicht'])
})

test('values of another page’s load are said to be that', async () => {
  await open(all, 'http://localhost/knowledge-base')
  expect(screen.getByText(/Laden von \/knowledge-base, wo Ihr Besuch begann/)).toBeDefined()
})

test('element and parts of the LCP are named, and go into the fields on request', async () => {
  await open(all)
  const cause = within(table('Woran es liegt'))
  expect(cause.getByText('#titel')).toBeDefined()
  expect(cause.getByText('80 ms')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'LCP-Teile unten eintragen' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Server/ }).value).toBe('40')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Anzeige/ }).value).toBe('80')
  expect(screen.getByText(/^LCP 120 ms, Gut, ein Text/)).toBeDefined()
})

test('own parts say where to begin, and stand in the address to be shared', async () => {
  const { router } = await open(all)
  fireEvent.change(screen.getByRole('textbox', { name: /^Laden/ }), { target: { value: '5000' } })
  expect(screen.getByText(/Beginnen Sie hier: Laden der Datei$/)).toBeDefined()
  await pass(600)
  expect(router.latestLocation.search).toEqual({ v: '1', laden: '5000' })
})

test('the slow button holds the page up for as long as it says, and tells how long the answer took', async () => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  await open(all)
  const before = performance.now()
  fireEvent.click(screen.getByRole('button', { name: '50\u00A0ms' }))
  expect(performance.now() - before).toBeGreaterThanOrEqual(50)
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(screen.getByText(/^Antwort nach /)).toBeDefined()
})
