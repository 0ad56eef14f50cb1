import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isThrifty, whenWanted } from '../../../src/lib/when-wanted.ts'
import { dropListenersAfterEach } from '../../support/components/drop-listeners.ts'

dropListenersAfterEach(window)
const start = vi.fn<() => void>()
const idle = vi.fn<typeof requestIdleCallback>()

beforeEach(() => {
  start.mockReset()
  vi.stubGlobal('requestIdleCallback', idle.mockReset())
  setReadyState('complete')
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

function setReadyState(state: DocumentReadyState): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
}
const signal = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']

test.each(intents)('the first %s starts the app once, even if the page stops its propagation', (intent) => {
  document.body.addEventListener(intent, (event) => event.stopPropagation(), { once: true })
  whenWanted(start)
  expect(start).not.toHaveBeenCalled()
  signal(intent)
  expect(start).toHaveBeenCalledOnce()
  intents.forEach(signal)
  expect(start).toHaveBeenCalledOnce()
})

test('without interaction the app starts once, in the first idle moment within two seconds', () => {
  whenWanted(start)
  const [callback, options] = idle.mock.calls[0] ?? []
  expect(options).toEqual({ timeout: 2000 })
  callback?.({ didTimeout: false, timeRemaining: () => 50 })
  expect(start).toHaveBeenCalledOnce()
  signal('scroll')
  callback?.({ didTimeout: true, timeRemaining: () => 0 })
  expect(start).toHaveBeenCalledOnce()
})

test('idle moments count only once the page has loaded', () => {
  setReadyState('interactive')
  whenWanted(start)
  expect(idle).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(idle).toHaveBeenCalledOnce()
})

test('without requestIdleCallback the app starts two seconds after loading', () => {
  vi.useFakeTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  whenWanted(start)
  vi.advanceTimersByTime(1999)
  expect(start).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(start).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('on a slow or metered connection only an interaction starts the app', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  whenWanted(start)
  expect(idle).not.toHaveBeenCalled()
})

test.each([
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('the connection %o counts as slow or metered: %s', (line, thrifty) => {
  expect(isThrifty(line)).toBe(thrifty)
})
