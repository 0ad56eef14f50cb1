// @vitest-environment jsdom
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
  ].join('')
  stop = keepEarlyClicks(document, start)
})
afterEach(() => {
  stop()
  followInstead()
  vi.runAllTimers()
  vi.useRealTimers()
})

function click(selector: string, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  requiredElement(selector).dispatchEvent(event)
  return event
}
const take = (selector: string) => takeEarlyClick(requiredElement(selector))

describe('a click on what only the app can answer', () => {
  test('starts the app at once and waits for it, also where it hits what is inside', () => {
    expect(click('#search b').defaultPrevented).toBe(true)
    expect(start).toHaveBeenCalledOnce()
    expect(take('#search')).toBe(true)
  })

  test('is answered once, and by no other element', () => {
    click('#copy')
    expect(take('#search')).toBe(false)
    expect(take('#copy')).toBe(true)
    expect(take('#copy')).toBe(false)
  })

  test('is answered by the element that React has put in its place, and not by its neighbours', () => {
    click('#copy')
    requiredElement('#copy').outerHTML = '<button data-early id="new">Kopieren</button>'
    expect(take('#search')).toBe(false)
    expect(take('#new')).toBe(true)
    expect(take('#new')).toBe(false)
  })

  test('is forgotten when the visitor has clicked something else since', () => {
    click('#copy')
    click('p')
    expect(take('#copy')).toBe(false)
    click('#copy')
    click('#search')
    expect(take('#copy')).toBe(false)
    expect(take('#search')).toBe(true)
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %o is the browser’s',
    (init) => {
      expect(click('#search', init).defaultPrevented).toBe(false)
      expect(take('#search')).toBe(false)
      expect(start).not.toHaveBeenCalled()
    },
  )

  test('that follows a link is followed after four seconds in which the app has not come', () => {
    click('#search')
    vi.advanceTimersByTime(3999)
    expect(location.hash).toBe('')
    vi.advanceTimersByTime(1)
    expect(location.hash).toBe('#followed')
  })

  test('is followed at once where the app cannot come', () => {
    click('#search')
    followInstead()
    vi.runAllTimers()
    expect(location.hash).toBe('#followed')
  })

  test('on a button leads nowhere when the app does not come', () => {
    click('#copy')
    vi.runAllTimers()
    expect(location.hash).toBe('')
  })

  test('is forgotten when the visitor has typed since', () => {
    showField()
    click('#search')
    requiredField('#field').dispatchEvent(new InputEvent('input', { bubbles: true }))
    vi.runAllTimers()
    expect(location.hash).toBe('')
    expect(take('#search')).toBe(false)
  })

  test('is not followed over what was typed before', () => {
    showField()
    requiredField('#field').value = 'Guten Tag'
    click('#search')
    vi.runAllTimers()
    expect(location.hash).toBe('')
  })

  test('that was answered is not followed as well', () => {
    click('#search')
    take('#search')
    vi.runAllTimers()
    expect(location.hash).toBe('')
  })
})

function showField() {
  document.body.insertAdjacentHTML('beforeend', '<textarea id="field"></textarea>')
}

function showForm() {
  document.body.innerHTML =
    '<form><input required id="field"><button data-early id="send">Senden</button></form>'
}

describe('the button of a form', () => {
  test('that is not filled in waits for the app, which says what is missing', () => {
    showForm()
    expect(click('#send').defaultPrevented).toBe(true)
    expect(start).toHaveBeenCalledOnce()
    expect(take('#send')).toBe(true)
  })

  test('lets the browser say so where the app does not come', () => {
    showForm()
    const say = vi.spyOn(HTMLFormElement.prototype, 'reportValidity')
    click('#send')
    vi.advanceTimersByTime(4000)
    expect(say).toHaveBeenCalledOnce()
  })

  test('that is filled in is the browser’s to post', () => {
    showForm()
    requiredField('#field').value = 'Erika'
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
    expect(click('#send').defaultPrevented).toBe(false)
    expect(start).not.toHaveBeenCalled()
  })
})

test('any other click stays what it is', () => {
  expect(click('#plain').defaultPrevented).toBe(false)
  expect(start).not.toHaveBeenCalled()
})

test('from the moment React hears the clicks they are left to it', () => {
  stop()
  expect(click('#search').defaultPrevented).toBe(false)
  expect(take('#search')).toBe(false)
})

test('an element that is not there has not been clicked', () => {
  expect(takeEarlyClick(null)).toBe(false)
})
