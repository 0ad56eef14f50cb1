// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchForm } from '~/components/search-form'
import { queryClient } from '../../../src/lib/query-client.ts'
import { enhanceSearchForm } from '../../../src/lib/search-form.ts'
import { errorTexts } from '../../support/error-texts.ts'
import { requiredElement, requiredField } from '../../support/required-element.ts'
import { smallIndex } from '../../support/small-index.ts'

const fetchMock = vi.fn<(address: string) => Promise<Response>>()
const results = () => requiredElement('[data-results]')
const paths = () => [...results().querySelectorAll('a')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json(smallIndex)))
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(console, 'error').mockReset().mockReturnValue()
  document.body.innerHTML = renderToStaticMarkup(<SearchForm />)
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

test('the answer follows what is typed, from one download of the index', async () => {
  enhanceSearchForm(requiredElement('form'))
  expect(fetchMock).not.toHaveBeenCalled()
  type('linkb')
  await vi.waitFor(() => expect(paths()).toEqual(['/services/linkbuilding']))
  type('vitals')
  await vi.waitFor(() => expect(paths()).toEqual(['/knowledge-base/core-web-vitals']))
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(['/search-index.json'])
})

test('what was typed before the script came is answered', async () => {
  requiredField('input').value = 'linkbuilding'
  enhanceSearchForm(requiredElement('form'))
  await vi.waitFor(() => expect(paths()).toEqual(['/services/linkbuilding']))
})

test('the number of results is told, and that there are none', async () => {
  enhanceSearchForm(requiredElement('form'))
  type('google')
  await vi.waitFor(() => expect(results().textContent).toContain('3 Treffer'))
  type('<b>gibt es nicht</b>')
  await vi.waitFor(() => expect(results().textContent).toContain('«<b>gibt es nicht</b>»'))
  expect(paths()).toEqual([])
})

test('an emptied field empties the answer, also while the index is on its way', async () => {
  enhanceSearchForm(requiredElement('form'))
  type('google')
  type(' ')
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(results().textContent).toBe('')
})

test('submitting goes to the first result', async () => {
  enhanceSearchForm(requiredElement('form'))
  type('linkbuilding')
  await vi.waitFor(() => expect(paths()).toHaveLength(1))
  const clicked = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  results().addEventListener('click', clicked)
  requiredElement('form').dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  expect(clicked.mock.calls[0]?.[0].target).toBe(requiredElement('a', results()))
})

test('an index that cannot be loaded is tried again, then told and reported once', async () => {
  vi.useFakeTimers()
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  enhanceSearchForm(requiredElement('form'))
  for (const query of ['l', 'li', 'lin']) type(query)
  await vi.advanceTimersByTimeAsync(6999)
  expect(results().textContent).toBe('Suche lädt …')
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchMock).toHaveBeenCalledTimes(4)
  expect(results().textContent).toBe(errorTexts.network)
  expect(console.error).toHaveBeenCalledOnce()

  fetchMock.mockImplementation(() => Promise.resolve(Response.json(smallIndex)))
  type('linkbuilding')
  await vi.waitFor(() => expect(paths()).toEqual(['/services/linkbuilding']))
})

test('a failure that nobody waits for any more is not shown', async () => {
  vi.useFakeTimers()
  fetchMock.mockResolvedValue(new Response(null, { status: 503 }))
  enhanceSearchForm(requiredElement('form'))
  type('google')
  type('')
  await vi.advanceTimersByTimeAsync(7000)
  expect(results().textContent).toBe('')
})
