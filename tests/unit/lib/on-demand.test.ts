// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('a feature that only a script can offer', () => {
  const clicks = vi.fn<(target: EventTarget | null) => void>()
  const button = '<a data-b href="#b"><b id="inner">B</b></a>'

  beforeEach(() => {
    location.hash = ''
    clicks.mockReset()
    attach.mockImplementation((element) =>
      element.addEventListener('click', (event) => {
        event.preventDefault()
        clicks(event.target)
      }),
    )
    document.body.innerHTML = `<fieldset data-b>${button}</fieldset>`
    installOnDemand([{ selector: '[data-b]', load, sign: 'click' }], document)
  })

  test('gets the click that came before it, once, where it was made', async () => {
    requiredElement('#inner').click()
    requiredElement('#inner').click()
    await vi.waitFor(() => expect(clicks).toHaveBeenCalled())
    expect(clicks.mock.calls).toEqual([[requiredElement('#inner')]])
    expect(location.hash).toBe('')
  })

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', (modifier) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true })
    requiredElement('#inner').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })

  test('hears later clicks by itself', async () => {
    reachFor('#inner')
    await vi.waitFor(() => expect(attach).toHaveBeenCalled())
    requiredElement('#inner').click()
    expect(clicks).toHaveBeenCalledOnce()
  })

  test('leaves a link to the browser after four seconds in which it has not come', async () => {
    vi.useFakeTimers()
    load.mockReturnValue(new Promise(() => undefined))
    requiredElement('#inner').click()
    vi.advanceTimersByTime(3999)
    expect(location.hash).toBe('')
    vi.advanceTimersByTime(1)
    expect(location.hash).toBe('#b')
    vi.useRealTimers()
  })

  test('leaves a visitor who has clicked something else meanwhile where that leads', () => {
    vi.useFakeTimers()
    load.mockReturnValue(new Promise(() => undefined))
    requiredElement('#inner').click()
    document.body.click()
    vi.advanceTimersByTime(10_000)
    expect(location.hash).toBe('')
    vi.useRealTimers()
  })

  test('forgets a click that it has served', async () => {
    vi.useFakeTimers()
    requiredElement('#inner').click()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(clicks).toHaveBeenCalledOnce()
    expect(location.hash).toBe('')
    vi.useRealTimers()
  })

  test('leaves a link that it cannot serve to the browser', async () => {
    load.mockRejectedValue(new TypeError('Failed to fetch'))
    requiredElement('#inner').click()
    await vi.waitFor(() => expect(location.hash).toBe('#b'))
  })
})

test('a click is no sign of interest in other features, and stays what it is', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  requiredElement('#one').dispatchEvent(click)
  expect(load).not.toHaveBeenCalled()
  expect(click.defaultPrevented).toBe(false)
})

test('scrolling is a sign of interest in what pages show then', async () => {
  document.dispatchEvent(new Event('scroll'))
  expect(load).not.toHaveBeenCalled()
  installOnDemand([{ selector: 'p', load, sign: 'scroll' }], document)
  document.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(attach.mock.calls).toEqual([[requiredElement('p')]]))
})
