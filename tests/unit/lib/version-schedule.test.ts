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

/** Hides the page for some time. */
function leave(time: number): void {
  setHidden(true)
  vi.advanceTimersByTime(time)
  setHidden(false)
}

/** How often the version has been checked after its check at the start. */
const laterChecks = () => check.mock.calls.length - 1

test('the version is checked at the start, after exactly one hour, and hourly after that', () => {
  scheduleVersionCheck(check, document)
  vi.advanceTimersByTime(hour - 1)
  expect(laterChecks()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(laterChecks()).toBe(1)
  vi.advanceTimersByTime(3 * hour)
  expect(laterChecks()).toBe(4)
})

test('a hidden page skips the hourly checks, and resumes them when it is visible again', () => {
  scheduleVersionCheck(check, document)
  setHidden(true)
  vi.advanceTimersByTime(3 * hour)
  expect(laterChecks()).toBe(0)
  setHidden(false)
  vi.advanceTimersByTime(hour)
  expect(laterChecks()).toBe(2)
})

test.each([
  ['is not checked after ten minutes', () => leave(tenMinutes), 0],
  ['is checked after more than ten minutes', () => leave(tenMinutes + 1), 1],
  [
    'is not checked after short absences, which do not add up',
    () => [1, 2, 3].forEach(() => leave(tenMinutes - 1)),
    0,
  ],
  [
    'is not checked if it was never hidden',
    () => (vi.advanceTimersByTime(tenMinutes + 1), setHidden(false)),
    0,
  ],
])('on return a page %s', (_, returns, times) => {
  scheduleVersionCheck(check, document)
  returns()
  expect(laterChecks()).toBe(times)
})

test('a page is checked on return even if the clock was set back a year while it was hidden', () => {
  scheduleVersionCheck(check, document)
  setHidden(true)
  vi.setSystemTime(Date.now() - 365 * 24 * hour)
  setHidden(false)
  expect(laterChecks()).toBe(1)
})

test('a page opened in the background counts as hidden from the start', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  scheduleVersionCheck(check, document)
  vi.advanceTimersByTime(tenMinutes + 1)
  setHidden(false)
  expect(laterChecks()).toBe(1)
})
