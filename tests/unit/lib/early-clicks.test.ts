import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followInstead, keepEarlyClicks, takeEarlyClick } from '../../../src/lib/early-clicks.ts'
import { requiredElement, requiredField } from '../../support/components/required-element.ts'

const start = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  location.hash = ''
  start.mockReset()
  document.body.innerHTML = [
    '<a href="#followed" data-early id="search"><b>Suche</b></a>',
    '<button data-early id="copy">Kopieren</button><p>Text</p><a href="#x" id="plain">Link</a>',
    '<textarea id="field"></textarea>',
  ].join('')
  stop = keepEarlyClicks(document, start)
})
afterEach(() => {
  stop()
  followInstead()
  vi.runAllTimers()
  vi.useRealTimers()
})

/** Whether the browser was kept from its own answer. */
function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  requiredElement(selector).dispatchEvent(event)
  return event.defaultPrevented
}
const take = (selector: string) => takeEarlyClick(requiredElement(selector))

describe('an early click on a control that needs the app', () => {
  test('starts the app and is kept, also inside the control, for one answer of its own element', () => {
    expect(click('#search b')).toBe(true)
    expect(start).toHaveBeenCalledOnce()
    expect([take('#copy'), take('#search'), take('#search')]).toEqual([false, true, false])
  })

  test('is taken by the element that React has put in its place, and by no other', () => {
    click('#copy')
    requiredElement('#copy').outerHTML = '<button data-early id="new">Kopieren</button>'
    expect([take('#search'), take('#new'), take('#new')]).toEqual([false, true, false])
  })

  test.each([
    ['clicked on a text', () => void click('p')],
    ['clicked on another control', () => void click('#copy')],
    ['typed', () => void fireEvent.input(requiredField('#field'))],
    ['pressed Escape', () => void fireEvent.keyDown(requiredField('#field'), { key: 'Escape' })],
  ])('is forgotten when the visitor has %s since', (_, act) => {
    click('#search')
    act()
    vi.runAllTimers()
    expect([location.hash, take('#search')]).toEqual(['', false])
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %o is left to the browser',
    (init) => {
      expect([click('#search', init), take('#search')]).toEqual([false, false])
      expect(start).not.toHaveBeenCalled()
    },
  )
})

describe('without the app', () => {
  test.each([
    ['followed after four seconds', () => vi.advanceTimersByTime(4000), '#followed'],
    ['not followed any earlier', () => vi.advanceTimersByTime(3999), ''],
    ['followed at once when the app is known not to come', () => followInstead(), '#followed'],
    ['not followed once it has been answered', () => (take('#search'), vi.runAllTimers()), ''],
    [
      'not followed over text that was typed',
      () => ((requiredField('#field').value = 'Guten Tag'), vi.runAllTimers()),
      '',
    ],
  ])('an early click on a link is %s', (_, then, hash) => {
    click('#search')
    then()
    expect(location.hash).toBe(hash)
  })
})

describe('an early click on the button of a form', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<form><input required id="field"><button data-early id="send">Senden</button></form>'
  })

  test('that is incomplete waits for the app, and without it lets the browser say what is missing', () => {
    const say = vi.spyOn(HTMLFormElement.prototype, 'reportValidity')
    expect(click('#send')).toBe(true)
    expect(start).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(4000)
    expect(say).toHaveBeenCalledOnce()
  })

  test('that is complete is left to the browser, which posts the form', () => {
    requiredField('#field').value = 'Erika'
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
    expect(click('#send')).toBe(false)
    expect(start).not.toHaveBeenCalled()
  })
})

test('other clicks, and all clicks once React listens, are left to the browser', () => {
  expect(click('#plain')).toBe(false)
  stop()
  expect([click('#search'), take('#search'), takeEarlyClick(null)]).toEqual([false, false, false])
  expect(start).not.toHaveBeenCalled()
})
