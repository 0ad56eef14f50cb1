import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { SearchButton } from '~/components/search/search-button'
import { keepEarlyClicks } from '~/lib/early-clicks'
import { fakeSearchIndex } from '../../../support/components/fake-search-index.ts'
import { hydrate } from '../../../support/components/hydration.tsx'

const fetchMock = fakeSearchIndex()
const link = () => screen.getByText('Suche', { selector: 'a' })
const dialog = () => screen.queryByRole('dialog', { name: 'Suche' })
const opened = () => screen.findByRole('dialog', { name: 'Suche' })
const field = () => within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('combobox')

beforeAll(async () => {
  fakeDialog()
  // Compiled here, so that no test waits for it.
  await import('~/components/search/search-dialog')
}, 60_000)

const closeDialog = () => fireEvent.click(screen.getByText('Schliessen'))
const show = (early?: () => void) => hydrate(<SearchButton />, early && { early })

test('a click opens the search dialog with its field focused while the index loads; closing returns focus', async () => {
  fetchMock.mockReturnValue(new Promise(() => undefined))
  await show()
  expect(fetchMock).not.toHaveBeenCalled()
  link().focus()
  fireEvent.click(link())
  await opened()
  expect(document.activeElement).toBe(field())
  await screen.findByText('Die Suche wird geladen …')
  closeDialog()
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(link())
})

test('a click on the search link before hydration opens the dialog once, after hydration', async () => {
  let stop: (() => void) | undefined
  await show(() => {
    stop = keepEarlyClicks(document, () => undefined)
    expect(fireEvent.click(link())).toBe(false)
    stop()
  })
  await opened()
  closeDialog()
  expect(dialog()).toBeNull()
})

test('going back in the history closes the search dialog', async () => {
  await show()
  fireEvent.click(link())
  await opened()
  fireEvent.popState(window)
  expect(dialog()).toBeNull()
})

test('the search dialog opens again with the last query selected', async () => {
  await show()
  fireEvent.click(link())
  await opened()
  fireEvent.input(field(), { target: { value: 'vitals' } })
  closeDialog()
  fireEvent.click(link())
  await opened()
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6])
})

/** jsdom has no modal dialogs: here they open, focus their first field and give the focus back. */
function fakeDialog(): void {
  let before: Element | null = null
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement
    this.open = true
    this.querySelector('input')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    if (before instanceof HTMLElement) before.focus()
  }
}
