// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerHeadingLinks } from '../../../src/lib/heading-links.ts'
import { fakeClipboard } from '../../support/fake-clipboard.ts'
import { requiredElement } from '../../support/required-element.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/agb?a=1#alt')
  document.body.innerHTML =
    '<div class="prose"><h2 id="a">Erstes</h2><p>Text</p><h3 id="b">Zweites</h3><aside><h3 id="c">Kasten</h3></aside></div><p data-announcer></p>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')]
const announced = () => requiredElement('[data-announcer]').textContent

async function press(button = buttons()[1]): Promise<void> {
  button?.click()
  await vi.advanceTimersByTimeAsync(0)
}

test('each heading of the text gets a button whose name says which section it is', () => {
  offerHeadingLinks(requiredElement('.prose'))
  expect(buttons().map(({ previousElementSibling }) => previousElementSibling?.id)).toEqual(['a', 'b'])
  expect(buttons()[0]?.ariaLabel).toBe('Link zum Abschnitt «Erstes» kopieren')
})

test('a heading keeps its text and its name', () => {
  const { textContent } = document.body
  offerHeadingLinks(requiredElement('.prose'))
  expect(document.body.textContent).toBe(textContent)
  expect(requiredElement('h2').children).toHaveLength(0)
})

test('the button copies the whole address of its section, and the address bar shows it', async () => {
  const writeText = fakeClipboard()
  offerHeadingLinks(requiredElement('.prose'))
  await press()
  expect(writeText.mock.calls).toEqual([[`${location.origin}/agb#b`]])
  expect(location.href).toBe(`${location.origin}/agb?a=1#b`)
})

test('it says so for two seconds, beside the button and to screen readers', async () => {
  fakeClipboard()
  offerHeadingLinks(requiredElement('.prose'))
  await press()
  expect([announced(), buttons()[1]?.dataset.said]).toEqual(['Link kopiert', 'Link kopiert'])
  vi.advanceTimersByTime(1999)
  expect(announced()).toBe('Link kopiert')
  vi.advanceTimersByTime(1)
  expect([announced(), buttons()[1]?.dataset.said]).toEqual(['', undefined])
})

test('what the live region says of something else meanwhile stays', async () => {
  fakeClipboard()
  offerHeadingLinks(requiredElement('.prose'))
  await press()
  requiredElement('[data-announcer]').textContent = 'Andere Seite'
  vi.advanceTimersByTime(2000)
  expect(announced()).toBe('Andere Seite')
})

test('where the browser refuses to copy, the address bar has the address, and the button says so', async () => {
  fakeClipboard(
    vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('refused', 'NotAllowedError')),
  )
  offerHeadingLinks(requiredElement('.prose'))
  await press()
  expect(location.hash).toBe('#b')
  expect(announced()).toBe('Bitte aus der Adresszeile kopieren')
})

test('the router, which listens to the history, hears nothing of the new hash', async () => {
  fakeClipboard()
  const heard = vi.spyOn(history, 'replaceState')
  offerHeadingLinks(requiredElement('.prose'))
  await press()
  expect(heard).not.toHaveBeenCalled()
})

test('buttons that React has written with the page again work, and are no more than before', async () => {
  const writeText = fakeClipboard()
  offerHeadingLinks(requiredElement('.prose'))
  const { outerHTML } = requiredElement('.prose')
  requiredElement('.prose').outerHTML = outerHTML
  offerHeadingLinks(requiredElement('.prose'))
  expect(buttons()).toHaveLength(2)
  await press()
  expect(writeText).toHaveBeenCalledOnce()
})
