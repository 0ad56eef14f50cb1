import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { glossary } from 'virtual:content/glossary'
import { Prose } from '~/components/reading/prose'
import { Term } from '~/components/reading/terms'
import { keepEarlyClicks } from '~/lib/early-clicks'
import { hydrate } from '../../../support/components/hydration.tsx'
import { focusByKeyboard, pass, startReading } from '../../../support/components/reader.ts'

const text = (
  <main id="inhalt">
    <Prose>
      <Term id="lcp">LCP</Term>
      <Term id="inp">INP</Term>
    </Prose>
  </main>
)
const term = (name: string) => screen.getByText(name)
const button = (name: string) => screen.getByRole('button', { name })
const tooltips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)
const [lcp, inp] = [glossary.lcp?.definition, glossary.inp?.definition]

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function read(): Promise<void> {
  render(text)
  await startReading()
}

/** A pointer comes to a term; the code of the tooltips comes, and the pointer moves on it. */
async function hover(target: HTMLElement): Promise<void> {
  fireEvent.pointerOver(target)
  await act(() => vi.dynamicImportSettled())
  vi.useFakeTimers()
  fireEvent.pointerMove(target)
}

describe('a term', () => {
  test('is plain text until the visitor starts to read, and then a button', async () => {
    await hydrate(text)
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(term('LCP').tabIndex).toBe(-1)
    await startReading()
    expect(button('LCP').tabIndex).toBe(0)
  })

  test('that was tapped before hydration opens its tooltip after hydration', async () => {
    await hydrate(text, {
      early: () => {
        const stop = keepEarlyClicks(document, () => undefined)
        fireEvent.click(term('LCP'))
        stop()
      },
    })
    await act(() => vi.dynamicImportSettled())
    expect(tooltips()).toEqual([lcp])
  })
})

describe('the tooltip of a term', () => {
  test.each([
    ['opens even if its code arrives only after the click', () => undefined, [lcp]],
    ['stays closed if the visitor has clicked elsewhere meanwhile', () => fireEvent.click(document.body), []],
    [
      'stays closed if Escape was pressed before its code arrived',
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      [],
    ],
  ])('%s', async (_, goOn, opened) => {
    // The code of the tooltips is to come anew.
    vi.resetModules()
    const [{ Prose: Text }, { Term: Word }] = await Promise.all([
      import('~/components/reading/prose'),
      import('~/components/reading/terms'),
    ])
    render(
      <main id="inhalt">
        <Text>
          <Word id="lcp">LCP</Word>
        </Text>
      </main>,
    )
    fireEvent.click(term('LCP'))
    goOn()
    await act(() => vi.dynamicImportSettled())
    expect(tooltips()).toEqual(opened)
  })

  test('opens on keyboard focus, which stays, and closes and opens on Enter and Space', async () => {
    await read()
    focusByKeyboard(button('LCP'))
    await act(() => vi.dynamicImportSettled())
    expect(tooltips()).toEqual([lcp])
    expect(document.activeElement).toBe(button('LCP'))
    expect(button('LCP').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
    fireEvent.keyDown(button('LCP'), { key: 'Enter' })
    expect(tooltips()).toEqual([])
    fireEvent.keyDown(button('LCP'), { key: ' ' })
    expect(tooltips()).toEqual([lcp])
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(tooltips()).toEqual([])
  })

  test('opens on a click, and closes the one that was open', async () => {
    await read()
    focusByKeyboard(button('LCP'))
    await act(() => vi.dynamicImportSettled())
    act(() => button('INP').focus())
    fireEvent.click(button('INP'))
    expect(tooltips()).toEqual([inp])
  })

  test('opens once the pointer has rested for 700 ms, and at once within 300 ms after another one', async () => {
    await read()
    await hover(button('LCP'))
    await pass(699)
    expect(tooltips()).toEqual([])
    await pass(1)
    expect(tooltips()).toEqual([lcp])
    fireEvent.keyDown(document, { key: 'Escape' })
    await pass(299)
    fireEvent.pointerOver(button('INP'))
    await pass(0)
    fireEvent.pointerMove(button('INP'))
    expect(tooltips()).toEqual([inp])
    fireEvent.keyDown(document, { key: 'Escape' })
    await pass(300)
    fireEvent.pointerLeave(button('LCP'))
    fireEvent.pointerMove(button('LCP'))
    expect(tooltips()).toEqual([])
  })
})
