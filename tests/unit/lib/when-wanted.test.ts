// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isThrifty, whenWanted } from '../../../src/lib/when-wanted.ts'
import { dropListenersAfterEach } from '../../support/components/drop-listeners.ts'

dropListenersAfterEach(window)
const start = vi.fn<() => void>()
const idle = vi.fn<typeof requestIdleCallback>()

beforeEach(() => {
  start.mockReset()
  idle.mockReset()
  vi.stubGlobal('requestIdleCallback', idle)
  setReadyState('complete')
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

function setConnection(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

function setReadyState(state: DocumentReadyState): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
}

const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']

test.each(intents)('the first %s starts the app, once', (intent) => {
  whenWanted(start)
  expect(start).not.toHaveBeenCalled()
  for (const _ of [1, 2]) document.body.dispatchEvent(new Event(intent, { bubbles: true }))
  for (const other of intents) document.body.dispatchEvent(new Event(other, { bubbles: true }))
  expect(start).toHaveBeenCalledOnce()
})

test('an intent is heard even where the page keeps the event to itself', () => {
  document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true })
  whenWanted(start)
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(start).toHaveBeenCalledOnce()
})

test('a visitor who does nothing gets the app in the first idle moment, within two seconds', () => {
  whenWanted(start)
  const [callback, options] = idle.mock.calls[0] ?? []
  expect(options).toEqual({ timeout: 2000 })
  callback?.({ didTimeout: false, timeRemaining: () => 50 })
  expect(start).toHaveBeenCalledOnce()
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
  expect(start).toHaveBeenCalledOnce()
})

test('the idle moment after an intent changes nothing', () => {
  whenWanted(start)
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  idle.mock.calls[0]?.[0]({ didTimeout: true, timeRemaining: () => 0 })
  expect(start).toHaveBeenCalledOnce()
})

test('idle moments do not count before the page has loaded', () => {
  setReadyState('interactive')
  whenWanted(start)
  expect(idle).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(idle).toHaveBeenCalledOnce()
})

test('a browser without idle callbacks starts the app two seconds after loading', () => {
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

test.each([{ saveData: true }, { effectiveType: '3g' }])('with %o only an intent starts the app', (line) => {
  setConnection(line)
  whenWanted(start)
  window.dispatchEvent(new Event('load'))
  expect(idle).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(start).toHaveBeenCalledOnce()
})

test.each([
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('the line %o being slow or metered is %s', (line, thrifty) => {
  expect(isThrifty(line)).toBe(thrifty)
})
