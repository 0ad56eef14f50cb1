import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Heading, Prose } from '~/components/reading/prose'
import { fakeClipboard } from '../../../support/components/fake-clipboard.ts'
import { hydrate } from '../../../support/components/hydration.tsx'
import { pass, startReading } from '../../../support/components/reader.ts'

const text = (
  <Prose>
    <Heading as="h2" id="a">
      Häufige <em>Fragen</em>
    </Heading>
    <Heading as="h3" id="b">
      Zweites
    </Heading>
  </Prose>
)
const button = (name: string) => screen.getByRole('button', { name: `Link zum Abschnitt «${name}» kopieren` })
const stops = () => screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)
const answers = () => screen.queryByText(/Link kopiert|Adresszeile/)?.textContent

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function read(address = '/') {
  const page = await hydrate(text, { address })
  await startReading()
  return page
}

async function press(name: string): Promise<void> {
  await act(async () => void fireEvent.click(button(name)))
}

test('a heading gets a button that names its section once the visitor reads, and keeps its own name', async () => {
  const { html } = await hydrate(text, { address: '/agb?a=1' })
  expect(html).toContain(
    '<h2 id="a">Häufige <em>Fragen</em></h2><span></span><h3 id="b">Zweites</h3><span></span>',
  )
  expect(screen.queryByRole('button')).toBeNull()
  await startReading()
  const heading = screen.getByRole('heading', { level: 2, name: 'Häufige Fragen' })
  expect(heading.nextElementSibling?.firstChild).toBe(button('Häufige Fragen'))
  expect(button('Zweites')).toBeDefined()
})

test('the heading buttons are one tab stop, and the arrow keys move between them', async () => {
  await read()
  expect(stops()).toEqual([0, -1])
  act(() => button('Häufige Fragen').focus())
  act(() => void fireEvent.keyDown(button('Häufige Fragen'), { key: 'ArrowDown' }))
  expect(document.activeElement).toBe(button('Zweites'))
  expect(stops()).toEqual([-1, 0])
})

test('a copied heading link is confirmed for two seconds, also to screen readers', async () => {
  fakeClipboard()
  await read()
  vi.useFakeTimers()
  await press('Zweites')
  expect(screen.getByText('Link kopiert').getAttribute('aria-live')).toBe('polite')
  await pass(1999)
  expect(answers()).toBe('Link kopiert')
  await pass(1)
  expect(answers()).toBeUndefined()
})

test('where copying is refused, the hash is set, and the button points to the address bar', async () => {
  fakeClipboard(
    vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('refused', 'NotAllowedError')),
  )
  const { router } = await read()
  await press('Zweites')
  expect(router.state.location.hash).toBe('b')
  expect(answers()).toBe('Bitte aus der Adresszeile kopieren')
})
