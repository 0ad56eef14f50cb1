import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import GraphTool from '~/tools/graph/graph-tool'
import { fakeClipboard } from '../../../support/components/fake-clipboard.ts'
import { pass } from '../../../support/components/reader.ts'
import { hydrateFace } from '../../../support/components/live-tool.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const block = () => screen.getByRole('group', { name: 'JSON-LD' }).textContent ?? ''

test('the worked example is prerendered: the JSON-LD of the firm, and what it lacks', async () => {
  const { html } = await hydrateFace(<GraphTool />)
  expect(html).toContain('Es fehlen noch: Telefon, Koordinaten.')
  expect(block()).toMatch(/^<script type="application\/ld\+json">/)
  expect(block()).toContain(
    '"@type": "HomeAndConstructionBusiness",\n      "@id": "https://schreinerei-muster.ch/#betrieb"',
  )
  expect(block()).toContain('"@id": "https://schreinerei-muster.ch/einbauschraenke#leistung"')
})

test('a firm that nobody can visit is an Organization, and only that choice goes into the address', async () => {
  const { router } = await hydrateFace(<GraphTool />)
  choose('Nein')
  type('Name', 'Geheime Firma')
  type('Startseite', 'https://a.ch/')
  expect(block()).toContain('"@type": "Organization"')
  expect(block()).toContain('"name": "Geheime Firma"')
  await pass(600)
  expect(router.state.location.search).toEqual({ v: '1', besuch: 'nein' })
})

test('findings stand at their fields with remedy and line, and the verdict begins with the first of the form', async () => {
  await hydrateFace(<GraphTool />)
  for (const [name, value, description] of [
    ['Startseite', 'https://a.ch/', ''],
    ['PLZ', '84000', 'Eine Schweizer PLZ hat vier Ziffern. Prüfen Sie die PLZ.'],
    ['UID', 'CHE-1', /stimmt nicht\. Vergleichen Sie/],
    ['Telefon', '0521', /^Das ist keine Schweizer Telefonnummer\. Nach/],
    ['Öffnungszeiten, auch spezielle', 'Mo 8-12\nimmer offen', /^Zeile 2: .* Schreiben Sie/],
    ['Name', '', 'Der Name fehlt. Tragen Sie den Namen auf dem Schild ein.'],
  ] as const) {
    if (value) type(name, value)
    fireEvent.blur(field(name))
    expect(screen.getByRole('textbox', { name, description })).toBeDefined()
  }
  expect(screen.getByText('Beginnen Sie mit: Name.')).toBeDefined()
  expect(screen.queryByText(/^(?:Fehler|Warnung), /)).toBeNull()
})

test('what is copied at the JSON-LD is what it shows: the script element', async () => {
  const copied = fakeClipboard()
  await hydrateFace(<GraphTool />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kopieren: JSON-LD' })))
  expect(copied).toHaveBeenCalledWith(block())
})

test('the findings of a page can be copied, each with its place and remedy', async () => {
  const copied = fakeClipboard()
  await hydrateFace(<GraphTool />, '/?v=1&aufgabe=pruefen')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ergebnis kopieren' })))
  expect(copied.mock.lastCall?.[0]).toMatch(
    /^4 Warnungen, 3 Hinweise[^]*\n- Block 1: Die Kennung «#website» ist relativ.* Beginnen Sie mit https/,
  )
})

test('the check of a page names its problems, entities and references', async () => {
  await hydrateFace(<GraphTool />, '/?v=1&aufgabe=pruefen')
  expect(screen.getAllByText(/Kennung «#website» ist relativ/)).not.toEqual([])
  expect(
    screen.getByRole('row', {
      name: 'WebSite «Schreinerei Muster» publisher https://schreinerei-muster.ch/#firma',
    }),
  ).toBeDefined()
})
