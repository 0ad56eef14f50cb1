// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchForm } from '~/components/search/search-form'
import { navigated } from '../../../src/lib/addressed-search.ts'
import { queryClient } from '../../../src/lib/query-client.ts'
import { enhanceSearchForm } from '../../../src/lib/search-form.ts'
import type { SearchFile } from '../../../src/lib/search/search-index.ts'
import { dropListenersAfterEach } from '../../support/drop-listeners.ts'
import { errorTexts } from '../../support/error-texts.ts'
import { requiredElement, requiredField } from '../../support/required-element.ts'
import { smallIndex } from '../../support/small-index.ts'

dropListenersAfterEach(document)
const file: SearchFile = { ...smallIndex, groups: [] }
const fetchMock = vi.fn<(address: string) => Promise<Response>>()
const output = () => requiredElement('[data-results]')
const paths = () =>
  [...output().querySelectorAll('[role="option"]')].map((link) =>
    link.getAttribute('href')?.replace(/#.*/, ''),
  )
const entitySeo = '/knowledge-base/entity-seo'
const coreWebVitals = '/knowledge-base/core-web-vitals'
const linkbuilding = '/services/linkbuilding'

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json(file)))
  vi.stubGlobal('fetch', fetchMock)
  // jsdom has no constructed stylesheets.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  document.adoptedStyleSheets ??= []
  vi.spyOn(console, 'error').mockReset().mockReturnValue()
  history.replaceState(null, '', '/knowledge-base')
  document.body.innerHTML = [
    renderToStaticMarkup(<SearchForm hasTopics />),
    '<section id="entitaeten"></section><section id="technik-und-sprachen"></section>',
  ].join('')
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

function type(query: string): void {
  const input = requiredField('input')
  input.value = query
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(thema: string): void {
  requiredElement(`button[value="${thema}"]`).click()
}

test('the answer follows what is typed, from one download of the index', async () => {
  enhanceSearchForm(requiredElement('form'))
  expect(fetchMock).not.toHaveBeenCalled()
  type('linkb')
  await vi.waitFor(() => expect(paths()).toEqual([linkbuilding]))
  type('vitals')
  expect(paths()).toEqual([coreWebVitals])
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(['/search-index.json'])
})

test('what was typed before the script came is answered', async () => {
  requiredField('input').value = 'linkbuilding'
  enhanceSearchForm(requiredElement('form'))
  await vi.waitFor(() => expect(paths()).toEqual([linkbuilding]))
})

test('a result leads to its section and marks the words that were found', async () => {
  enhanceSearchForm(requiredElement('form'))
  type('wissensgraph')
  await vi.waitFor(() => expect(paths()).toEqual([entitySeo]))
  const option = requiredElement('[role="option"]')
  expect(option.getAttribute('href')).toBe(`${entitySeo}#teil-0`)
  expect(option.querySelector('mark')?.textContent).toMatch(/^Wissensgraph/)
  expect(option.textContent).toContain('Was ist Entity SEO? › Warum Entitäten zählen')
})

test('without a result the visitor is told so, as text, and offered the topics and somebody to ask', async () => {
  enhanceSearchForm(requiredElement('form'))
  type('<b>xqzwvv</b>')
  await vi.waitFor(() => expect(output().textContent).toContain('«<b>xqzwvv</b>»'))
  expect(paths()).toEqual([])
  const links = [...output().querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/knowledge-base?thema=technik')
  expect(links).toContain('/contact')
})

test('the number of results is said once nobody has typed for a while', async () => {
  enhanceSearchForm(requiredElement('form'))
  type('google')
  await vi.waitFor(() => expect(paths().length).toBeGreaterThan(1))
  vi.useFakeTimers()
  const status = requiredElement('[role="status"]')
  type('googl')
  await vi.advanceTimersByTimeAsync(300)
  type('linkbuilding')
  await vi.advanceTimersByTimeAsync(599)
  expect(status.textContent).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(status.textContent).toBe('1 Treffer')
})

test('an emptied field empties the answer, also while the index is on its way', async () => {
  enhanceSearchForm(requiredElement('form'))
  type('google')
  type(' ')
  await vi.waitFor(() => expect(queryClient.getQueryData(['search-index'])).toBeDefined())
  expect(output().textContent).toBe('')
})

test('an index that cannot be loaded is told and reported once, and the button tries again', async () => {
  vi.useFakeTimers()
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  enhanceSearchForm(requiredElement('form'))
  for (const query of ['l', 'li', 'linkbuilding']) type(query)
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledOnce())
  expect(output().textContent).toContain('lädt')
  await vi.advanceTimersByTimeAsync(7000)
  expect(fetchMock).toHaveBeenCalledTimes(4)
  expect(output().textContent).toContain(errorTexts.network)
  expect(console.error).toHaveBeenCalledOnce()

  fetchMock.mockImplementation(() => Promise.resolve(Response.json(file)))
  requiredElement('[data-results] button').click()
  await vi.waitFor(() => expect(paths()).toEqual([linkbuilding]))
  expect(document.activeElement).toBe(requiredElement('input'))
})

test('a topic limits the list of the page and the search', async () => {
  enhanceSearchForm(requiredElement('form'))
  type('google')
  await vi.waitFor(() => expect(paths()).toContain(linkbuilding))
  choose('technik')
  expect(paths()).toEqual([coreWebVitals])
  expect(requiredElement('#entitaeten').hidden).toBe(true)
  expect(requiredElement('#technik-und-sprachen').hidden).toBe(false)
  choose('')
  expect(paths()).toContain(linkbuilding)
  expect(requiredElement('#entitaeten').hidden).toBe(false)
})

test('the address follows what was typed after a pause, and a chosen topic at once, in the same entry', () => {
  vi.useFakeTimers()
  const entries = history.length
  enhanceSearchForm(requiredElement('form'))
  type('größe & co')
  vi.advanceTimersByTime(299)
  expect(location.search).toBe('')
  vi.advanceTimersByTime(1)
  expect(new URLSearchParams(location.search).get('q')).toBe('größe & co')
  type('')
  choose('technik')
  expect(location.search).toBe('?thema=technik')
  choose('')
  expect(location.href).toBe(`${location.origin}/knowledge-base`)
  expect(history.length).toBe(entries)
})

test('what is typed does not get into the address of the next page', () => {
  vi.useFakeTimers()
  enhanceSearchForm(requiredElement('form'))
  type('google')
  history.replaceState(null, '', '/agb')
  vi.advanceTimersByTime(300)
  expect(location.href).toBe(`${location.origin}/agb`)
})

test('a shared address is shown, and another one after a navigation', async () => {
  history.replaceState(null, '', '/knowledge-base?q=google&thema=technik')
  enhanceSearchForm(requiredElement('form'))
  await vi.waitFor(() => expect(paths()).toEqual([coreWebVitals]))
  expect(requiredField('input').value).toBe('google')
  history.replaceState(null, '', '/knowledge-base?thema=entitaeten')
  document.dispatchEvent(new Event(navigated))
  await vi.waitFor(() => expect(requiredField('input').value).toBe(''))
  expect(requiredElement('#technik-und-sprachen').hidden).toBe(true)
})
