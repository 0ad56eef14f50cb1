import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** The first sign of a reader; what it brings has come. */
export async function startReading(): Promise<void> {
  fireEvent.pointerMove(window)
  await act(() => vi.dynamicImportSettled())
}

/** As by the keyboard, which jsdom cannot tell from a press. */
export function focusByKeyboard(target: HTMLElement): void {
  const matches = target.matches.bind(target)
  vi.spyOn(target, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' || matches(selector),
  )
  act(() => target.focus())
}

/** Time passes, with fake timers. */
export async function pass(time: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(time))
}
