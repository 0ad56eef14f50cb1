import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Prose } from '~/components/reading/prose'
import { SourceMark } from '~/components/reading/source-mark'
import { Sources } from '~/components/text/sources'
import type { Source } from '~/lib/site/source'
import { expectConsole, hydrate } from '../../../support/components/hydration.tsx'
import { focusByKeyboard, pass, startReading } from '../../../support/components/reader.ts'

const source = (number: number): Source => ({
  title: `Titel ${number}`,
  lang: number === 2 ? 'en' : undefined,
  publisher: 'Verlag',
  url: `https://www.example.org/${number}`,
  checked: '20. November 2026',
})
const [one, two] = [source(1), source(2)]
const text = (
  <Prose>
    <p>
      Eins.
      <SourceMark number="1" /> Zwei.
      <SourceMark number="2" /> <b>Drei</b>
    </p>
    <Sources sources={[one, two]} />
  </Prose>
)
const mark = (number: number) => screen.getByRole('link', { name: `Quelle ${number}` })
const card = () => screen.queryByRole('group', { hidden: true })
const shown = () => card()?.ariaLabel
const wayBack = () => screen.queryByRole('link', { name: 'Zurück zum Text' })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function read() {
  const view = render(text)
  await startReading()
  vi.useFakeTimers()
  return view
}

/** The pointer goes where no mark is. */
const leave = () => void fireEvent.pointerOver(document.body)

async function rest(number = 1, time = 700): Promise<void> {
  fireEvent.pointerOver(mark(number))
  await pass(time)
}

/** As the browser closes a popover: on Escape, on a press elsewhere, for another one. */
async function dismiss(): Promise<void> {
  const open = screen.getByRole('group', { hidden: true })
  fireEvent(open, Object.assign(new Event('toggle'), { newState: 'closed' }))
  await pass(0)
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

describe('hovering over a footnote', () => {
  test('opens the preview after 700 ms, not after a shorter time', async () => {
    await read()
    await rest(1, 500)
    leave()
    await pass(1000)
    await rest(1, 699)
    expect(card()).toBeNull()
    await pass(1)
    expect(shown()).toBe('Quelle 1')
    expect(card()?.textContent).toBe('Titel 1, Verlag. Geprüft am 20. November 2026.')
  })

  test('leaves 300 ms to reach the card, which then stays open', async () => {
    await read()
    await rest()
    leave()
    await pass(299)
    fireEvent.pointerOver(screen.getByRole('group', { hidden: true }))
    await pass(5000)
    expect(shown()).toBe('Quelle 1')
    leave()
    await pass(300)
    expect(card()).toBeNull()
  })

  test('that lies on the way to the card opens its preview only after a rest of 300 ms', async () => {
    await read()
    await rest()
    leave()
    await rest(2, 299)
    expect(shown()).toBe('Quelle 1')
    await pass(1)
    expect(shown()).toBe('Quelle 2')
  })

  test('opens the next preview at once within 300 ms, and after that waits again', async () => {
    await read()
    await rest()
    await dismiss()
    await pass(299)
    await rest(2, 0)
    expect(shown()).toBe('Quelle 2')
    await dismiss()
    await pass(300)
    await rest(1, 699)
    expect(card()).toBeNull()
  })

  test('does not close a preview that the keyboard focus holds open', async () => {
    await read()
    focusByKeyboard(mark(1))
    await rest(1, 0)
    leave()
    await pass(1000)
    expect(shown()).toBe('Quelle 1')
  })
})

test('the focus on a footnote opens the preview at once by keyboard, but not by pointer', async () => {
  await read()
  mark(1).focus()
  await pass(1000)
  expect(card()).toBeNull()
  focusByKeyboard(mark(2))
  await pass(0)
  expect(shown()).toBe('Quelle 2')
})

test('a tap on a footnote does not count as hovering', async () => {
  await read()
  fireEvent.pointerOver(mark(1), { pointerType: 'touch' })
  await pass(700)
  expect(card()).toBeNull()
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

test('a preview that throws is reported, and the text stays as it is', async () => {
  vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementationOnce(() => {
    throw new TypeError('no popovers')
  })
  expectConsole(/ERR-\d+-\w+ unexpected .*no popovers/)
  // React says it, too.
  expectConsole(/error occurred/)
  await read()
  await rest()
  expect(card()).toBeNull()
  expect(mark(1).getAttribute('href')).toBe('#quelle-1')
})
