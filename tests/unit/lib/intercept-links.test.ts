// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { interceptLinks } from '../../../src/lib/intercept-links.ts'
import { dropListenersAfterEach } from '../../support/drop-listeners.ts'
import { fakeScrolling } from '../../support/fake-scrolling.ts'
import { requiredElement } from '../../support/required-element.ts'
import { openSmallRouter } from '../../support/small-router.ts'

dropListenersAfterEach(window)
let router: Awaited<ReturnType<typeof openSmallRouter>>
let scrolls = fakeScrolling()

beforeEach(async () => {
  history.replaceState(null, '', '/agb')
  router = await openSmallRouter('/agb')
  interceptLinks(router, window)
  scrolls = fakeScrolling()
})

/** Clicks a link and tells who follows it. The browser itself is stopped: jsdom cannot leave its page. */
function click(attributes: string, event: MouseEventInit = {}): 'router' | 'browser' {
  document.body.innerHTML = `<a ${attributes}><b>Link</b></a><section id="contact" tabindex="-1"></section>`
  const followed: boolean[] = []
  window.addEventListener(
    'click',
    (clicked) => {
      followed.push(clicked.defaultPrevented)
      clicked.preventDefault()
    },
    { once: true },
  )
  const init = { bubbles: true, cancelable: true, ...event }
  requiredElement('b').dispatchEvent(new MouseEvent('click', init))
  return followed[0] ? 'router' : 'browser'
}

test.each([
  '/',
  '/contact',
  '/contact?x=1',
  '/contact#ablauf',
  '/agb?thema=x#ablauf',
  '/gibt-es-nicht',
  `${location.origin}/contact`,
])('the router follows a link to %s', (href) => {
  expect(click(`href="${href}"`)).toBe('router')
  expect(router.history.location.href).toBe(href.replace(location.origin, ''))
})

describe('the browser follows', () => {
  test.each([
    ['another site', 'href="https://www.example.org/agb"'],
    ['an e-mail address', 'href="mailto:kontakt@example.com"'],
    ['a file', 'href="/feed.xml"'],
    ['a new tab', 'href="/contact" target="_blank"'],
    ['a download', 'href="/contact" download'],
    ['a section of the same page', 'href="#ablauf"'],
    ['a section of the same page by its full path', 'href="/agb#ablauf"'],
    ['no address', 'name="anchor"'],
  ])('a link to %s', (_, attributes) => {
    expect(click(attributes)).toBe('browser')
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'a click with %o',
    (event) => {
      expect(click('href="/contact"', event)).toBe('browser')
    },
  )
})

test.each(['/contact/', '/contact.html'])('a link to %s leads to the page under its own address', (href) => {
  expect(click(`href="${href}?x=1#ablauf"`)).toBe('router')
  expect(router.history.location.href).toBe('/contact?x=1#ablauf')
})

test('a link that a script has handled is left to it', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('href="/contact"')
  expect(router.history.location.href).toBe('/agb')
})

test('a link to #contact of the page that is shown scrolls there and takes the focus along', () => {
  expect(click('href="#contact"')).toBe('router')
  expect(scrolls.map(({ id }) => id)).toEqual(['contact'])
  expect(document.activeElement?.id).toBe('contact')
  expect(router.history.location.href).toBe('/agb')
})

test('a link to a section of the home page navigates there from elsewhere', async () => {
  click('href="/#contact"')
  await vi.waitFor(() => expect(router.history.location.href).toBe('/#contact'))
  expect(scrolls).toEqual([])
})

describe('interest in a link', () => {
  test.each(['pointerover', 'focusin', 'touchstart'])('%s preloads its page', (sign) => {
    const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue([])
    document.body.innerHTML = '<a href="/contact#ablauf">Kontakt</a><a href="/agb#ablauf">AGB</a><p>Text</p>'
    for (const target of document.body.children) target.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(preload.mock.calls).toEqual([[{ to: '/contact' }]])
  })

  test('preloads nothing for a visitor who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue([])
    document.body.innerHTML = '<a href="/contact">Kontakt</a>'
    requiredElement('a').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(preload).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test('a page that cannot be preloaded is no error yet', async () => {
    const refusal = Promise.reject(new TypeError('Failed to fetch'))
    vi.spyOn(router, 'preloadRoute').mockReturnValue(refusal)
    document.body.innerHTML = '<a href="/contact">Kontakt</a>'
    requiredElement('a').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await expect(refusal).rejects.toThrow('Failed to fetch')
  })
})
