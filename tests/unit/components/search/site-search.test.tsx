import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SiteSearch } from '~/components/search/site-search'
import { errorTexts } from '../../../support/error-texts.ts'
import { fakeSearchIndex, smallAnswer } from '../../../support/components/fake-search-index.ts'
import { smallPaths } from '../../../support/components/small-index.ts'
import { expectConsole, hydrate } from '../../../support/components/hydration.tsx'

const fetchMock = fakeSearchIndex()
const field = () => screen.getByLabelText<HTMLInputElement>('Suche')
const form = () => screen.getByRole('search')
const paths = () =>
  screen
    .queryAllByRole('option', { hidden: true })
    .map((link) => link.getAttribute('href')?.replace(/#.*/, ''))

const said = () => within(form()).getByRole('status').textContent
const type = (value: string) => fireEvent.input(field(), { target: { value } })

const { vitals, links, entities } = smallPaths

test('the results follow what is typed, with a single download of the index', async () => {
  await hydrate(<SiteSearch />)
  expect(fetchMock).not.toHaveBeenCalled()
  type('linkb')
  await waitFor(() => expect(paths()).toEqual([links]))
  type('vitals')
  await waitFor(() => expect(paths()).toEqual([vitals]))
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(['/search-index.json'])
})

test('a query typed before hydration stays and is answered', async () => {
  await hydrate(<SiteSearch />, { early: () => void (field().value = 'linkbuilding') })
  await waitFor(() => expect(paths()).toEqual([links]))
  expect(field().value).toBe('linkbuilding')
})

test('a search field that was focused before hydration loads the index', async () => {
  await hydrate(<SiteSearch />, { early: () => field().focus() })
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce())
})

test('a result links to its section, names it, and marks the found words', async () => {
  await hydrate(<SiteSearch />)
  type('wissensgraph')
  const option = await screen.findByRole('option')
  expect(option.getAttribute('href')).toBe(`${entities}#teil-0`)
  expect(option.querySelector('mark')?.textContent).toMatch(/^Wissensgraph/)
  expect(option.textContent).toContain('Was ist Entity SEO? Warum Entitäten zählen')
})

test('without results the query is shown as plain text, with suggested questions and a contact link', async () => {
  await hydrate(<SiteSearch />)
  type('<b>xqzwvv</b>')
  await waitFor(() => expect(form().textContent).toContain('«<b>xqzwvv</b>»'))
  expect(screen.getByRole('option').textContent).toContain('Wie bekomme ich Links?')
  expect(within(form()).getByRole('link').getAttribute('href')).toBe('/contact')
})

test('if no page has all words, the nearest pages and a contact link are shown', async () => {
  await hydrate(<SiteSearch />)
  type('linkbuilding xqzwvv')
  await waitFor(() => expect(paths()).toEqual([links]))
  expect(within(form()).getByRole('link').getAttribute('href')).toBe('/contact')
  type('linkbuilding')
  await waitFor(() => expect(within(form()).queryByRole('link')).toBeNull())
})

test('Enter before the answer has come opens its first result, once it comes', async () => {
  // This router has no other page.
  expectConsole(/notFoundComponent/)
  await hydrate(<SiteSearch />)
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.addEventListener('click', followed)
  type('linkbuilding')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(followed).not.toHaveBeenCalled()
  await waitFor(() => expect(followed).toHaveBeenCalledOnce())
  document.removeEventListener('click', followed)
})

test('the number of results is announced after a pause of 600 ms in typing', async () => {
  await hydrate(<SiteSearch />)
  type('google')
  await waitFor(() => expect(said()).toMatch(/Treffer/))
  vi.useFakeTimers()
  const before = said()
  type('googl')
  await pass(300)
  type('linkbuilding')
  await pass(599)
  expect(said()).toBe(before)
  await pass(1)
  expect(said()).toBe('1 Treffer')
})

test('emptying the search field removes the results', async () => {
  await hydrate(<SiteSearch />)
  type('google')
  await waitFor(() => expect(paths()).not.toEqual([]))
  type(' ')
  expect(paths()).toEqual([])
  expect(form().textContent).toBe('Suche')
})

test('a failed download of the index is shown and reported once, and the button tries again', async () => {
  expectConsole(/ ERR-\d+-\w+ network /)
  // React says it, too.
  expectConsole(/error occurred/)
  await hydrate(<SiteSearch />)
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.useFakeTimers()
  type('linkbuilding')
  while (fetchMock.mock.calls.length === 0) await pass(0)
  expect(form().textContent).toContain('wird geladen')
  await pass(7100)
  expect(fetchMock).toHaveBeenCalledTimes(4)
  expect(within(form()).getByRole('alert').textContent).toContain(errorTexts.network)
  expect(vi.mocked(console.error).mock.calls.filter(([, id]) => String(id).startsWith('ERR-'))).toHaveLength(
    1,
  )

  vi.useRealTimers()
  fetchMock.mockImplementation(smallAnswer)
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  await waitFor(() => expect(paths()).toEqual([links]))
  expect(document.activeElement).toBe(field())
})

function pass(time: number) {
  return act(() => vi.advanceTimersByTimeAsync(time))
}
