// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { previewSources } from '../../../src/lib/preview-sources.ts'
import { dropListenersAfterEach } from '../../support/drop-listeners.ts'
import { requiredElement } from '../../support/required-element.ts'

dropListenersAfterEach(document)
const card = () => document.querySelector<HTMLElement>('.source-card')
const mark = (number: number) => requiredElement(`[aria-label="Quelle ${number}"]`)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  HTMLElement.prototype.showPopover = vi.fn<() => void>()
  document.body.innerHTML = `<p id="outside"></p><div class="prose">
    <p>Eins.<sup><a href="#quelle-1" aria-label="Quelle 1">1</a></sup>
    Zwei.<sup><a href="#quelle-2" aria-label="Quelle 2">2</a></sup> <b>Drei</b></p>
    <ol><li id="quelle-1"><a href="https://www.example.org/1">Titel 1</a>, Verlag.
    <li id="quelle-2"><a href="https://www.example.org/2">Titel 2</a>, Verlag.</ol></div>`
  previewSources(requiredElement('.prose'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

function point(target: Element, type = 'pointerover', pointerType = 'mouse'): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
}

/** Whether the browser was left to follow the link. */
function click(target: Element): boolean {
  return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

function tap(target: Element): boolean {
  point(target, 'pointerover', 'touch')
  point(target, 'pointerdown', 'touch')
  return click(target)
}

function rest(number = 1): void {
  point(mark(number))
  vi.advanceTimersByTime(700)
}

/** By keyboard: jsdom cannot tell. */
function focus(target: HTMLElement): void {
  vi.spyOn(target, 'matches').mockImplementation((selector) => selector === ':focus-visible')
  target.focus()
}

function press(key: string): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

test('a mark is described by its source, whether its preview is open or not', () => {
  expect(mark(2).getAttribute('aria-describedby')).toBe('quelle-2')
})

describe('the pointer', () => {
  test('opens the preview once it has rested on a mark for 700 ms', () => {
    point(mark(1))
    vi.advanceTimersByTime(699)
    expect(card()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(card()?.textContent).toContain('Titel 1, Verlag.')
    expect(card()?.ariaLabel).toBe('Quelle 1')
  })

  test('opens nothing where it only passes', () => {
    point(mark(1))
    vi.advanceTimersByTime(500)
    point(requiredElement('b'))
    vi.advanceTimersByTime(1000)
    expect(card()).toBeNull()
  })

  test('has 300 ms to leave the mark for the card, where it may stay', () => {
    rest()
    point(requiredElement('b'))
    vi.advanceTimersByTime(299)
    point(requiredElement('.source-card a'))
    vi.advanceTimersByTime(5000)
    expect(card()).not.toBeNull()
  })

  test('shows the source of another mark once it has rested there for 300 ms', () => {
    rest()
    point(mark(2))
    vi.advanceTimersByTime(300)
    expect(card()?.ariaLabel).toBe('Quelle 2')
  })

  test('may pass another mark on its way to the card', () => {
    rest()
    point(mark(2))
    vi.advanceTimersByTime(299)
    point(requiredElement('.source-card'))
    vi.advanceTimersByTime(5000)
    expect(card()?.ariaLabel).toBe('Quelle 1')
  })

  test.each([
    ['for something else', () => point(requiredElement('b'))],
    ['for what is outside the text', () => point(requiredElement('.prose'), 'pointerleave')],
  ])('closes the preview when it leaves %s', (_, leave) => {
    rest()
    leave()
    vi.advanceTimersByTime(300)
    expect(card()).toBeNull()
  })

  test('opens the next preview at once within 300 ms, and waits again after', () => {
    rest()
    press('Escape')
    vi.advanceTimersByTime(299)
    point(mark(2))
    vi.advanceTimersByTime(0)
    expect(card()?.ariaLabel).toBe('Quelle 2')
    press('Escape')
    vi.advanceTimersByTime(300)
    point(mark(1))
    vi.advanceTimersByTime(699)
    expect(card()).toBeNull()
  })

  test('does not close what the focus holds open', () => {
    focus(mark(1))
    point(requiredElement('b'))
    vi.advanceTimersByTime(1000)
    expect(card()).not.toBeNull()
  })
})

describe('the focus', () => {
  test('opens the preview by keyboard at once, and not by a press of the pointer', () => {
    mark(1).focus()
    expect(card()).toBeNull()
    focus(mark(2))
    expect(card()?.ariaLabel).toBe('Quelle 2')
  })

  test('goes on to the link of the card, and closes the preview when it leaves it', () => {
    focus(mark(1))
    requiredElement('.source-card a').focus()
    expect(card()).not.toBeNull()
    mark(2).focus()
    expect(card()).toBeNull()
  })

  test('comes back from the card on Escape', () => {
    focus(mark(1))
    requiredElement('.source-card a').focus()
    press('Escape')
    expect(card()).toBeNull()
    expect(document.activeElement).toBe(mark(1))
  })
})

describe('a tap', () => {
  test('shows the preview with a way to the entry; the next one goes there', () => {
    expect(tap(mark(1))).toBe(false)
    expect(card()?.lastElementChild?.getAttribute('href')).toBe('#quelle-1')
    expect(tap(mark(1))).toBe(true)
    expect(card()).toBeNull()
  })

  test('is no resting pointer', () => {
    point(mark(1), 'pointerover', 'touch')
    vi.advanceTimersByTime(700)
    expect(card()).toBeNull()
  })

  test('elsewhere closes the preview', () => {
    tap(mark(1))
    point(requiredElement('#outside'), 'pointerdown', 'touch')
    expect(card()).toBeNull()
  })
})

const wayBack = () => document.querySelector('.way-back')

describe('who follows a mark', () => {
  test('finds a way back in the entry', () => {
    expect(click(mark(2))).toBe(true)
    expect(wayBack()?.closest('li')?.id).toBe('quelle-2')
    expect(wayBack()?.getAttribute('href')).toBe(`#${mark(2).id}`)
  })

  test('by the link of the card finds it too', () => {
    tap(mark(1))
    click(requiredElement('.source-card > :last-child'))
    expect(wayBack()?.closest('li')?.id).toBe('quelle-1')
  })

  test('finds one only, to the mark followed last', () => {
    click(mark(1))
    click(mark(2))
    expect(document.querySelectorAll('.way-back')).toHaveLength(1)
    expect(document.querySelectorAll(`[id="${mark(2).id}"]`)).toHaveLength(1)
  })

  test('does not find the way back in the preview', () => {
    click(mark(1))
    rest()
    expect(card()?.querySelector('.way-back')).toBeNull()
  })
})

test('a link to the source itself is no way that needs a way back', () => {
  rest()
  click(requiredElement('.source-card a'))
  expect(document.querySelector('.way-back')).toBeNull()
})
