import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** Moves the pointer, which loads the reading aids. */
export async function startReading(): Promise<void> {
  fireEvent.pointerMove(window)
  await act(() => vi.dynamicImportSettled())
}

/** Focuses an element with `:focus-visible`, which jsdom does not set by input device. */
export function focusByKeyboard(target: HTMLElement): void {
  const matches = target.matches.bind(target)
  vi.spyOn(target, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' || matches(selector),
  )
  act(() => target.focus())
}

/** Advances the fake timers. */
export async function pass(time: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(time))
}
