// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scheduleVersionCheck } from '../../../src/lib/version-schedule.ts'
import { dropListenersAfterEach } from '../../support/components/drop-listeners.ts'

const hour = 3_600_000
const tenMinutes = 600_000
const check = vi.fn<() => void>()

dropListenersAfterEach(document)
beforeEach(() => {
  vi.useFakeTimers()
  check.mockClear()
})
afterEach(() => vi.useRealTimers())

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** How often the version has been checked after its check at the start. */
const laterChecks = () => check.mock.calls.length - 1

test('the version is checked at the start', () => {
  scheduleVersionCheck(check, document)
  expect(check).toHaveBeenCalledOnce()
})

test('the version is checked at the full hour, not a millisecond before, and at every one after it', () => {
  scheduleVersionCheck(check, document)
  vi.advanceTimersByTime(hour - 1)
  expect(laterChecks()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(laterChecks()).toBe(1)
  vi.advanceTimersByTime(3 * hour)
  expect(laterChecks()).toBe(4)
})

test('a hidden page skips its hours and takes them up again', () => {
  scheduleVersionCheck(check, document)
  setHidden(true)
  vi.advanceTimersByTime(3 * hour)
  expect(laterChecks()).toBe(0)
  setHidden(false)
  vi.advanceTimersByTime(hour)
  expect(laterChecks()).toBe(2)
})

test('a clock that was set back a year while the page was hidden hides nothing: it is checked', () => {
  scheduleVersionCheck(check, document)
  setHidden(true)
  vi.setSystemTime(Date.now() - 365 * 24 * hour)
  setHidden(false)
  expect(laterChecks()).toBe(1)
})

test.each([
  [tenMinutes, 0],
  [tenMinutes + 1, 1],
])('a page that returns after %i ms is checked %i times', (hiddenFor, times) => {
  scheduleVersionCheck(check, document)
  setHidden(true)
  vi.advanceTimersByTime(hiddenFor)
  setHidden(false)
  expect(laterChecks()).toBe(times)
})

test('short absences do not add up', () => {
  scheduleVersionCheck(check, document)
  for (let absence = 0; absence < 3; absence += 1) {
    setHidden(true)
    vi.advanceTimersByTime(tenMinutes - 1)
    setHidden(false)
  }
  expect(laterChecks()).toBe(0)
})

test('a page opened in the background counts as hidden from its start', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  scheduleVersionCheck(check, document)
  vi.advanceTimersByTime(tenMinutes + 1)
  setHidden(false)
  expect(laterChecks()).toBe(1)
})

test('a page that only says again that it is visible is not checked', () => {
  scheduleVersionCheck(check, document)
  vi.advanceTimersByTime(tenMinutes + 1)
  setHidden(false)
  expect(laterChecks()).toBe(0)
})
