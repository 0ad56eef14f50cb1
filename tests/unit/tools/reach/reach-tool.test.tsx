// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReachTool } from '~/tools/reach/reach-tool'
import { planEntry } from '~/tools/reach/kept-plan'
import { keptFile, watchFiles } from '../../../support/components/files.ts'
import { pass } from '../../../support/components/reader.ts'
import { hydrateFace } from '../../../support/components/live-tool.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const gate = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  return row
    ? within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    : []
}
const step = 'Eine erfundene Adresse antwortet mit 404'
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: step })

/** Its code comes when it is chosen. */
async function openPlan(): Promise<void> {
  await hydrateFace(<ReachTool />, '/?v=1&aufgabe=plan')
  await act(() => vi.dynamicImportSettled())
}

test('the worked example is in the page: the first closed gate, who opens it, and all the others', async () => {
  const { html } = await hydrateFace(<ReachTool />)
  expect(html).toContain('Zu ist Tor 3, noindex; öffnen kann: Redaktion oder Entwicklung. 2 Fehler')
  expect(gate('1 robots.txt')).toEqual(['offen: keine Regel passt', ''])
  expect(gate('2 Status')).toEqual(['offen: 200', ''])
  expect(gate('3 noindex')).toEqual(['zu: im HTML', 'Redaktion oder Entwicklung'])
  expect(gate('4 Canonical')).toEqual(['zu: andere Adresse', 'Entwicklung'])
  expect(gate('5 Text im HTML')[0]).toMatch(/^offen: \d+ Zeichen$/)
  expect(gate('6 Textausschnitt')).toEqual(['offen: ohne Grenze', ''])
})

test('what is pasted is judged, never run, and never stands in the address', async () => {
  const { router } = await hydrateFace(<ReachTool />)
  type('Quelltext', '<p>Geheimer Entwurf</p><img src=x onerror=alert(1)>')
  type('robots.txt', 'User-agent: *\nDisallow: /')
  type('Crawler', 'Bingbot')
  expect(screen.getByText(/^Zu ist Tor 1, robots\.txt; öffnen kann: Entwicklung\./)).toBeDefined()
  expect(document.querySelector('img')).toBeNull()
  await pass(600)
  expect(router.latestLocation.search).toEqual({})
})

test('emptied, it waits without complaint', async () => {
  await hydrateFace(<ReachTool />)
  press('Zurücksetzen')
  expect(screen.getByText('Noch nichts eingefügt')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

test('the findings are kept as a task for whoever opens the gates', async () => {
  watchFiles()
  await hydrateFace(<ReachTool />)
  await act(async () => press('Auftrag als Datei sichern'))
  const { name, text } = await keptFile()
  expect(name).toBe('tore.txt')
  expect(text).toMatch(/^https:\/\/schreinerei-muster\.ch\/einbauschraenke\nZu ist Tor 3/)
  expect(text).toContain('3. noindex: zu (im HTML), Redaktion oder Entwicklung\n   - «noindex» im HTML')
})

test('a step that is ticked counts, and nothing is stored unasked', async () => {
  await openPlan()
  fireEvent.click(box())
  expect(screen.getByText(/^1 von 15 Schritten erledigt\. Als Nächstes, Tag 1/)).toBeDefined()
  expect(localStorage.getItem(planEntry)).toBeNull()
})

test('from «Merken» on the ticks are kept, also the next ones, and found again', async () => {
  await openPlan()
  press('Merken')
  fireEvent.click(box())
  expect(localStorage.getItem(planEntry)).toBe('status')
  await openPlan()
  expect(box().checked).toBe(true)
  expect(screen.getByText(/^Der Stand ist in diesem Browser gespeichert/)).toBeDefined()
})

test('«Gespeichertes löschen» leaves nothing behind, now and after the next tick', async () => {
  localStorage.setItem(planEntry, 'status')
  await openPlan()
  press('Gespeichertes löschen')
  expect(localStorage.length).toBe(0)
  fireEvent.click(box())
  expect(localStorage.length).toBe(0)
  expect(screen.getByText(/^Gespeichert ist nichts/)).toBeDefined()
})

test('a browser that refuses its storage is told of, and the plan works without', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('the quota has been exceeded', 'QuotaExceededError')
  })
  await openPlan()
  press('Merken')
  expect(screen.getByText(/lässt kein Speichern zu/)).toBeDefined()
  fireEvent.click(box())
  expect(box().checked).toBe(true)
})
