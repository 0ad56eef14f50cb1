// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Prose } from '~/components/reading/prose'
import { Term } from '~/components/reading/term'
import type { Interest } from '~/components/reading/use-interest'
import { keepEarlyClicks } from '~/lib/early-clicks'
import { glossary } from '~/lib/glossary'
import { hydrate } from '../../../support/components/hydration.tsx'
import { pass, startReading } from '../../../support/components/reader.ts'

const text = (
  <main id="inhalt">
    <Prose>
      <Term id="lcp">LCP</Term>
    </Prose>
  </main>
)
const term = (name: string) => screen.getByText(name)
const button = (name: string) => screen.getByRole('button', { name })
const tooltips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)
const [lcp, inp] = [glossary.lcp.definition, glossary.inp.definition]

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const unwatched = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn<() => ResizeObserver>().mockImplementation(function observer() {
      return unwatched
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = async (interest?: Interest) => {
  const { ExplainedTerm } = await import('~/components/reading/explained-term')
  vi.useFakeTimers()
  return render(
    <>
      <ExplainedTerm id="lcp" interest={interest}>
        LCP
      </ExplainedTerm>
      <ExplainedTerm id="inp" interest={undefined}>
        INP
      </ExplainedTerm>
    </>,
  )
}

describe('a term', () => {
  test('is plain text until a reader is there, and a button then', async () => {
    await hydrate(text)
    expect(screen.queryByRole('button')).toBeNull()
    expect(term('LCP').tabIndex).toBe(-1)
    await startReading()
    expect(button('LCP').tabIndex).toBe(0)
  })

  test('that was tapped before the app came explains itself once it has', async () => {
    await hydrate(text, {
      early: () => {
        const stop = keepEarlyClicks(document, () => undefined)
        fireEvent.click(term('LCP'))
        stop()
      },
    })
    await act(() => vi.dynamicImportSettled())
    expect(tooltips()).toEqual([lcp])
    expect(document.activeElement).toBe(button('LCP'))
  })
})

describe('the tooltip that comes to a term', () => {
  test('with the focus has it again, and opens', async () => {
    await show('focus')
    expect(document.activeElement).toBe(button('LCP'))
    expect(tooltips()).toEqual([lcp])
  })

  test('with the pointer resting on it opens after 700 ms', async () => {
    await show('hover')
    await pass(699)
    expect(tooltips()).toEqual([])
    await pass(1)
    expect(tooltips()).toEqual([lcp])
  })

  test('that the pointer leaves in time opens nothing', async () => {
    await show('hover')
    await pass(699)
    fireEvent.pointerLeave(button('LCP'))
    await pass(1000)
    expect(tooltips()).toEqual([])
  })

  test.each(['Enter', ' '])('opens on the key «%s», again after Escape', async (key) => {
    await show('focus')
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(tooltips()).toEqual([])
    fireEvent.keyDown(button('LCP'), { key })
    expect(tooltips()).toEqual([lcp])
  })

  test('opens on a press, and closes the one that was open', async () => {
    await show('focus')
    fireEvent.click(button('INP'))
    expect(tooltips()).toEqual([inp])
  })

  test('opens at once where another was open a moment ago, and waits again later', async () => {
    await show('focus')
    fireEvent.keyDown(document, { key: 'Escape' })
    await pass(299)
    fireEvent.pointerEnter(button('INP'))
    expect(tooltips()).toEqual([inp])
    fireEvent.keyDown(document, { key: 'Escape' })
    await pass(300)
    fireEvent.pointerEnter(button('LCP'))
    expect(tooltips()).toEqual([])
  })

  test('goes with its term', async () => {
    const { unmount } = await show('focus')
    unmount()
    expect(tooltips()).toEqual([])
  })
})
