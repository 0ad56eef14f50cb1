import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Prose } from '~/components/reading/prose'
import { SourceMark, Sources } from '~/components/text/sources'
import type { Source } from '~/lib/site/source'
import { hydrate } from '../../../support/components/hydration.tsx'
import { focusByKeyboard, startReading } from '../../../support/components/reader.ts'

const source = (number: number): Source => ({
  title: `Titel ${number}`,
  lang: number === 2 ? 'en' : undefined,
  publisher: 'Verlag',
  url: `https://www.example.org/${number}`,
  checked: '20. November 2026',
})
const text = (
  <main id="inhalt">
    <Prose>
      <p>
        Eins.
        <SourceMark number="1" /> Zwei.
        <SourceMark number="2" />
      </p>
      <Sources sources={[source(1), source(2)]} />
    </Prose>
  </main>
)
const mark = (number: number) => screen.getByRole('link', { name: `Quelle ${number}` })
const tooltip = () => screen.queryByRole('tooltip')?.textContent
const wayBack = () => screen.queryByRole('link', { name: 'Zurück zum Text' })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

async function read() {
  render(text)
  await startReading()
}

test('a footnote is a link described by its source, and the list gives the source in its language', async () => {
  const { html } = await hydrate(text)
  expect(html).toContain(
    '<sup><a href="#quelle-1" aria-label="Quelle 1" aria-describedby="quelle-1">1</a></sup>',
  )
  expect(html).toContain(
    '<li id="quelle-2"><a href="https://www.example.org/2" lang="en">Titel 2</a>, Verlag. Geprüft am 20. November 2026.</li>',
  )
})

test('the focus on a footnote shows its source in a tooltip at once by keyboard, but not by pointer', async () => {
  await read()
  act(() => mark(1).focus())
  await act(() => vi.dynamicImportSettled())
  expect(tooltip()).toBeUndefined()
  focusByKeyboard(mark(2))
  await act(() => vi.dynamicImportSettled())
  expect(tooltip()).toBe('Titel 2, Verlag. Geprüft am 20. November 2026.')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(tooltip()).toBeUndefined()
  expect(mark(2).getAttribute('aria-describedby')).toBe('quelle-2')
})

test('a tap on a footnote goes to its source and opens no tooltip', async () => {
  await read()
  expect(fireEvent.click(mark(1))).toBe(true)
  await act(() => vi.dynamicImportSettled())
  expect(tooltip()).toBeUndefined()
})

test('following a footnote leaves a single link back, to the one that was followed last in this tab', async () => {
  await read()
  fireEvent.click(mark(2), { ctrlKey: true })
  expect(wayBack()).toBeNull()
  fireEvent.click(mark(1))
  fireEvent.click(mark(2))
  expect(wayBack()?.closest('li')?.id).toBe('quelle-2')
  expect(document.querySelectorAll(`[id="${mark(2).id}"]`)).toHaveLength(1)
})
