// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { installOnDemand } from '../../../src/lib/on-demand.ts'
import { dropListenersAfterEach } from '../../support/drop-listeners.ts'
import { requiredElement } from '../../support/required-element.ts'

dropListenersAfterEach(document)
const attach = vi.fn<(element: HTMLElement) => void>()
const load = vi.fn<() => Promise<typeof attach>>()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  attach.mockReset()
  load.mockReset().mockResolvedValue(attach)
  document.body.innerHTML = '<form data-a><input id="one"></form><form data-a><input id="two"></form><p></p>'
  installOnDemand([{ selector: '[data-a]', load }], document)
})

function reachFor(selector: string, sign = 'pointerover'): void {
  requiredElement(selector).dispatchEvent(new Event(sign, { bubbles: true }))
}

test('nothing is loaded before a visitor reaches for the element', () => {
  reachFor('p')
  reachFor('body', 'focusin')
  expect(load).not.toHaveBeenCalled()
})

test.each(['pointerover', 'focusin', 'touchstart'])(
  '%s inside the element loads its feature and gives it the element',
  async (sign) => {
    reachFor('#one', sign)
    await vi.waitFor(() => expect(attach.mock.calls).toEqual([[requiredElement('form')]]))
  },
)

test('an element gets its feature once, however often it is reached for', async () => {
  reachFor('#one')
  reachFor('#one', 'focusin')
  await vi.waitFor(() => expect(attach).toHaveBeenCalled())
  reachFor('#one', 'touchstart')
  expect(load).toHaveBeenCalledOnce()
  expect(attach).toHaveBeenCalledOnce()
})

test('each element of a kind gets the feature', async () => {
  reachFor('#one')
  reachFor('#two')
  await vi.waitFor(() => expect(attach).toHaveBeenCalledTimes(2))
})

test('a feature that cannot be loaded is reported, and the next sign tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  reachFor('#one')
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce())
  expect(vi.mocked(console.error).mock.calls[0]?.slice(1, 3)).toEqual([
    expect.stringMatching(/^ERR-\d+-[a-z0-9]{6}$/),
    'network',
  ])
  expect(attach).not.toHaveBeenCalled()

  reachFor('#one')
  await vi.waitFor(() => expect(attach).toHaveBeenCalledOnce())
  expect(console.error).toHaveBeenCalledOnce()
})
