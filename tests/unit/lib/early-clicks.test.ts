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
  test('starts the app and is kept, also on an element inside the control', () => {
    expect(click('#search b')).toBe(true)
    expect(start).toHaveBeenCalledOnce()
    expect(take('#search')).toBe(true)
  })

  test('is taken once, and only by its own element', () => {
    click('#copy')
    expect([take('#search'), take('#copy'), take('#copy')]).toEqual([false, true, false])
  })

  test('is taken by the element that React has put in its place, and by no other', () => {
    click('#copy')
    requiredElement('#copy').outerHTML = '<button data-early id="new">Kopieren</button>'
    expect([take('#search'), take('#new'), take('#new')]).toEqual([false, true, false])
  })

  test('is forgotten when the visitor has clicked something else since', () => {
    click('#copy')
    click('p')
    expect(take('#copy')).toBe(false)
    click('#copy')
    click('#search')
    expect([take('#copy'), take('#search')]).toEqual([false, true])
  })

  test.each([
    ['typed', () => new InputEvent('input', { bubbles: true })],
    ['dismissed it with Escape', () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ])('is forgotten when the visitor has %s since', (_, event) => {
    click('#search')
    requiredField('#field').dispatchEvent(event())
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
  test('an early click on a link is followed after four seconds', () => {
    click('#search')
    vi.advanceTimersByTime(3999)
    expect(location.hash).toBe('')
    vi.advanceTimersByTime(1)
    expect(location.hash).toBe('#followed')
  })

  test.each([
    ['followed at once when the app is known not to come', '#search', () => followInstead(), '#followed'],
    ['not followed if it was on a button', '#copy', () => undefined, ''],
    ['not followed once it has been answered', '#search', () => take('#search'), ''],
    [
      'not followed over text that was typed',
      '#search',
      () => (requiredField('#field').value = 'Guten Tag'),
      '',
    ],
  ])('an early click is %s', (_, selector, then, hash) => {
    click(selector)
    then()
    vi.runAllTimers()
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
