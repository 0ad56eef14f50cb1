import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  goToSection,
  hashTarget,
  installHashScroll,
  scrollToContact,
  scrollToId,
} from '../../../src/lib/hash-scroll.ts'
import { fakeScrolling } from '../../support/components/fake-scrolling.ts'

let scrolls = fakeScrolling()
beforeEach(() => {
  scrolls = fakeScrolling()
  document.body.innerHTML = '<h2 id="ablauf">Ablauf</h2><h2 id="häufige fragen">Fragen</h2>'
})

function openAt(hash: string): void {
  history.replaceState(null, '', `/${hash}`)
  installHashScroll(window)
}

describe('hash scrolling after loading', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('starts after 100 ms, not earlier', () => {
    openAt('#ablauf')
    vi.advanceTimersByTime(99)
    expect(scrolls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(scrolls).toEqual([{ id: 'ablauf', behavior: 'smooth' }])
  })

  test.each(['', '#gibt-es-nicht'])('does nothing at the address «%s»', (hash) => {
    openAt(hash)
    vi.runAllTimers()
    expect(scrolls).toEqual([])
  })

  test('is instant for visitors who prefer reduced motion', () => {
    scrolls = fakeScrolling({ reducedMotion: true })
    openAt('#ablauf')
    vi.runAllTimers()
    expect(scrolls).toEqual([{ id: 'ablauf', behavior: 'instant' }])
  })

  test.each([
    ['reload', 500, 0],
    ['back_forward', 500, 0],
    ['reload', 0, 1],
    ['navigate', 500, 1],
  ])('after %s at scroll position %i px happens %i times', (type, restored, times) => {
    const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, type, toJSON() {} }
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
    vi.stubGlobal('scrollY', restored)
    openAt('#ablauf')
    vi.runAllTimers()
    expect(scrolls).toHaveLength(times)
  })
})

describe('a hash', () => {
  const hostile = [
    ...'% %E0%A4%A %zz %00 # ## h%C3%A4ufige-fragen "]{}*:not(x) \uD800 __proto__ <img/src=x/onerror=alert(1)>'.split(
      ' ',
    ),
    'a'.repeat(20_000),
    '%F0'.repeat(20_000),
  ]
  const anyString = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('%', '#', 'E', '0', 'ä', '<', '"') }),
    fc.constantFrom(...hostile),
  )

  test('of any characters throws no error, and scrolls nowhere without an element of that id', () => {
    for (const hash of hostile) scrollToId(hashTarget(`#${hash}`), window)
    expect(hashTarget('#%E0%A4%A')).toBe('%E0%A4%A')
    fc.assert(fc.property(anyString, (hash) => scrollToId(hashTarget(hash), window)))
    expect(scrolls).toEqual([])
  })

  test('finds any id by its percent-encoded form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        document.body.replaceChildren(Object.assign(document.createElement('h2'), { id }))
        scrolls.length = 0
        scrollToId(hashTarget(`#${encodeURIComponent(id)}`), window)
        expect(scrolls.map((scroll) => scroll.id)).toEqual([id])
      }),
    )
  })

  test('of an element in a closed <details> opens it', () => {
    document.body.innerHTML = '<details><summary>A</summary><p id="begriff-ai">AI</p></details>'
    scrollToId('begriff-ai', window)
    expect(document.querySelector('details')?.open).toBe(true)
    expect(scrolls).toHaveLength(1)
  })
})

test('scrollToContact scrolls to #contact and focuses it, and does nothing without it', () => {
  document.body.innerHTML = '<section id="contact" tabindex="-1"></section>'
  scrollToContact(window)
  expect(document.activeElement?.id).toBe('contact')
  document.body.replaceChildren()
  scrollToContact(window)
  expect(scrolls).toEqual([{ id: 'contact', behavior: 'smooth' }])
})

test.each([
  ['/', '#ablauf', ['ablauf'], []],
  ['/', 'ablauf', ['ablauf'], []],
  ['/contact', '#ablauf', [], [[{ to: '/', hash: 'ablauf' }]]],
])('on %s goToSection(%s) scrolls to %j, or navigates: %j', (path, hash, scrolled, navigated) => {
  const navigate = vi.fn<(to: { to: '/'; hash: string }) => void>()
  history.replaceState(null, '', path)
  goToSection(hash, { window, navigate })
  expect([scrolls.map(({ id }) => id), navigate.mock.calls]).toEqual([scrolled, navigated])
})
