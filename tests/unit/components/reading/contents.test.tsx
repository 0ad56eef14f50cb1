// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Contents } from '~/components/reading/contents'
import { Prose } from '~/components/reading/prose'
import { headingId } from '~/lib/site/heading-id'
import { fakeLayout } from '../../../support/components/fake-layout.ts'
import { hydrate } from '../../../support/components/hydration.tsx'
import { startReading } from '../../../support/components/reader.ts'

const sections = ['A', 'B'].map((label) => ({ id: headingId(label), label }))
const text = (shown = sections) => (
  <Prose>
    <Contents sections={shown} />
    <h2 id="a">A</h2>
    <h2 id="b">B</h2>
  </Prose>
)
let layout: ReturnType<typeof fakeLayout>
const scrollTo = (top: number) => act(() => layout.scrollTo(top))
const marked = () =>
  screen
    .queryAllByRole('link', { current: 'location', hidden: true })
    .map((link) => link.getAttribute('href'))

beforeEach(() => {
  layout = fakeLayout({ a: 500, b: 900 }, { end: 2000 })
})
afterEach(() => vi.unstubAllGlobals())

test('the table of contents leads to the sections, and hydration leaves it as it is', async () => {
  await hydrate(text())
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '#b'])
  expect(marked()).toEqual([])
})

test('it marks the section being read, on the way down and up', async () => {
  render(text())
  await startReading()
  const seen = [0, 500, 900, 600, 0].map((top) => {
    scrollTo(top)
    return marked()
  })
  expect(seen).toEqual([[], ['#a'], ['#b'], ['#a'], []])
})

test('the section is marked at once where the page is scrolled already', async () => {
  vi.stubGlobal('scrollY', 900)
  render(text())
  await act(() => vi.dynamicImportSettled())
  expect(marked()).toEqual(['#b'])
})

test('a window of another size is looked at anew', async () => {
  render(text())
  await startReading()
  vi.stubGlobal('scrollY', 900)
  act(() => void dispatchEvent(new Event('resize')))
  expect(marked()).toEqual(['#b'])
})

test('the list keeps the marked entry in sight, and nothing else scrolls', async () => {
  const { container } = render(text())
  await startReading()
  const list = container.querySelector('details')
  const scrolled = vi.fn<(top: number) => void>()
  if (list) Object.defineProperty(list, 'scrollTop', { get: () => 0, set: scrolled })
  layout.measured.mockImplementation(function place(this: Element) {
    if (this === list) return DOMRect.fromRect({ y: 0, height: 100 })
    const y = this.id === 'a' ? 500 - scrollY : this.id === 'b' ? 900 - scrollY : 120
    return DOMRect.fromRect({ y, height: 20 })
  })
  scrollTo(900)
  expect(scrolled.mock.calls.at(-1)).toEqual([60])
})

test('nothing is measured any more once the text has left the page', async () => {
  const { unmount } = render(text())
  await startReading()
  unmount()
  layout.measured.mockClear()
  layout.scrollTo(900)
  expect(layout.measured).not.toHaveBeenCalled()
})

test('a text without sections has no table of contents, and costs nothing', async () => {
  render(text([]))
  await startReading()
  expect(screen.queryByText('Inhalt')).toBeNull()
  expect(layout.measured).not.toHaveBeenCalled()
})
