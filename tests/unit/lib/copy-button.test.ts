// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enableCopyButton } from '../../../src/lib/copy-button.ts'
import { requiredElement } from '../../support/required-element.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()
const clipboard: Clipboard = Object.assign(new EventTarget(), {
  writeText,
  readText: () => Promise.reject(new Error('nothing reads')),
  read: () => Promise.reject(new Error('nothing reads')),
  write: () => Promise.reject(new Error('only text is written')),
})
const label = () => requiredElement('[data-copy]').textContent

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  document.body.innerHTML =
    '<div><pre><code>a &lt; b</code></pre><button data-copy><span>Kopieren</span></button></div><pre><code>c</code></pre>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function enable(available?: Clipboard): void {
  vi.stubGlobal('navigator', { clipboard: available })
  enableCopyButton(requiredElement('[data-copy]'))
}

async function press(): Promise<void> {
  requiredElement('[data-copy] span').click()
  await vi.advanceTimersByTimeAsync(0)
}

test('the button copies its own code block and says for two seconds that it did', async () => {
  enable(clipboard)
  await press()
  expect(writeText.mock.calls).toEqual([['a < b']])
  expect(label()).toBe('Kopiert')
  vi.advanceTimersByTime(1999)
  expect(label()).toBe('Kopiert')
  vi.advanceTimersByTime(1)
  expect(label()).toBe('Kopieren')
})

test('a browser that refuses to copy has the button say so', async () => {
  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  enable(clipboard)
  await press()
  expect(label()).toBe('Bitte von Hand kopieren')
})

test('so does a browser without a clipboard', async () => {
  enable()
  await press()
  expect(label()).toBe('Bitte von Hand kopieren')
})

test('a second press within the two seconds leaves the button its name', async () => {
  enable(clipboard)
  await press()
  requiredElement('[data-copy]').click()
  await vi.advanceTimersByTimeAsync(5000)
  expect(label()).toBe('Kopieren')
})

test('marked text is copied like code', async () => {
  document.body.innerHTML =
    '<p><a data-copy-text>kontakt@example.com</a><b data-copy><span>Kopieren</span></b></p>'
  enable(clipboard)
  await press()
  expect(writeText.mock.calls).toEqual([['kontakt@example.com']])
})
