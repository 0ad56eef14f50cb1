// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { SiteSearch } from '~/components/search/site-search'
import { packIndex } from '~/lib/search/parts/pack-index'
import { packedLoader } from '../../../../bench/search/packed-loader.ts'
import { errorTexts } from '../../../support/error-texts.ts'
import { afterAllTries, fakeSearchIndex } from '../../../support/components/fake-search-index.ts'
import { expectConsole, hydrate } from '../../../support/components/hydration.tsx'
import { smallIndex } from '../../../support/components/small-index.ts'

const packed = await packIndex(smallIndex)
const host = packedLoader(packed)
const folder = '/assets/search-parted'
const fetchMock = fakeSearchIndex()
beforeEach(() => void fetchMock.mockImplementation(answerOf))

const type = (value: string) => fireEvent.input(screen.getByLabelText('Suche'), { target: { value } })
const asked = () => fetchMock.mock.calls.map(([address]) => address)
const paths = () => screen.queryAllByRole('option', { hidden: true }).map((link) => link.getAttribute('href'))

/** What the host of a large site answers. */
async function answerOf(address: string): Promise<Response> {
  const [, kind, number] = /(words|page)-(\d+)\.json$/.exec(address) ?? []
  if (kind === 'words') return Response.json(await host.words(Number(number)))
  if (kind === 'page') return Response.json(await host.page(Number(number)))
  return Response.json({ parts: { folder, ...packed.index }, examples: [] })
}

test('the search of a large site loads the words that are typed, and the pages that it shows', async () => {
  await hydrate(<SiteSearch />)
  type('linkbuilding')
  await waitFor(() => expect(paths()).toEqual(['/services/linkbuilding']))
  const [index, ...parts] = asked()
  expect(index).toBe('/search-index.json')
  expect(parts.every((address) => address.startsWith(folder))).toBe(true)
  expect(parts.filter((address) => address.includes('page'))).toEqual([`${folder}/page-2.json`])
})

test('Enter opens nothing that was found for what was typed before', async () => {
  // This router has no other page.
  expectConsole(/notFoundComponent/)
  await hydrate(<SiteSearch />)
  const followed = vi.fn<(event: Event) => void>()
  type('linkbuilding')
  await waitFor(() => expect(paths()).toEqual(['/services/linkbuilding']))
  document.addEventListener('click', followed)
  type('vitals')
  fireEvent.keyDown(screen.getByLabelText('Suche'), { key: 'Enter' })
  await waitFor(() => expect(followed).toHaveBeenCalledOnce())
  document.removeEventListener('click', followed)
  const target = followed.mock.calls[0]?.[0].target
  expect(target instanceof HTMLAnchorElement && target.pathname).toBe('/knowledge-base/core-web-vitals')
})

test('parts that are gone are told and reported once, and the button asks for the new index', async () => {
  expectConsole(/ ERR-\d+-\w+ unexpected /)
  await hydrate(<SiteSearch />)
  fetchMock.mockImplementation((address) =>
    address.startsWith(folder) ? Promise.resolve(new Response('', { status: 404 })) : answerOf(address),
  )
  vi.useFakeTimers()
  type('linkbuilding')
  while (!asked().some((address) => address.startsWith(folder))) await pass(50)
  await afterAllTries()
  expect(screen.getByRole('search').textContent).toContain(errorTexts.generic)
  expect(vi.mocked(console.error).mock.calls.filter(([, id]) => String(id).startsWith('ERR-'))).toHaveLength(
    1,
  )

  vi.useRealTimers()
  fetchMock.mockClear().mockImplementation(answerOf)
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await waitFor(() => expect(paths()).toEqual(['/services/linkbuilding']))
  expect(asked()[0]).toBe('/search-index.json')
})

function pass(time: number) {
  return act(() => vi.advanceTimersByTimeAsync(time))
}
