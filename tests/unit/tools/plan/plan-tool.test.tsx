// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlanTool } from '~/tools/plan/plan-tool'
import { keptFile, watchFiles } from '../../../support/components/files.ts'
import { pass } from '../../../support/components/reader.ts'
import { hydrateFace } from '../../../support/components/live-tool.ts'

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 10, 22, 8) }),
)
afterEach(() => void vi.useRealTimers())

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const links = () => screen.getByRole('group', { name: 'Messlinks' }).textContent
const save = async (what: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: `${what} als Datei sichern` })))
  return keptFile()
}

test('the worked example is in the page: days, links and the channels of GA4 with the rule that decides', async () => {
  const { html } = await hydrateFace(<PlanTool />)
  expect(html).toContain('9 Termine, Di\u00A024.11.2026 bis Di\u00A022.12.2026')
  const row = screen.getByRole('row', { name: /^Fr\s27\.11\.2026 Newsletter/ })
  expect(row.textContent).toContain('Email: Quelle oder Medium ist «email»')
  expect(links()).toContain(
    'Newsletter\nhttps://ofenbau-muster.ch/ratgeber/speicherofen?utm_source=newsletter&utm_medium=email&utm_campaign=speicherofen&utm_content=2026-11-27',
  )
})

test('channels come and go, and the address shares the choices without the article', async () => {
  const { router } = await hydrateFace(<PlanTool />)
  tick('LinkedIn der Firma')
  tick('Drucksache mit QR-Code')
  type('Adresse des Artikels', 'https://geheim.ch/entwurf')
  expect(links()).not.toContain('linkedin')
  expect(links()).toContain('https://geheim.ch/entwurf?utm_source=flyer&utm_medium=print')
  expect(screen.getByText(/stehen unter «Unassigned»/)).toBeDefined()
  await pass(600)
  expect(router.latestLocation.search).toEqual({ v: '1', linkedin: '', print: 'ja' })
})

test('an address brings the choices along', async () => {
  await hydrateFace(<PlanTool />, '/?v=1&start=2026-12-01&newsletter=&adresse=https://fremd.ch/')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Newsletter' }).checked).toBe(false)
  expect(screen.getByText(/^8 Termine, Di\s1\.12\.2026/)).toBeDefined()
  expect(field('Adresse des Artikels').value).toBe('https://ofenbau-muster.ch/ratgeber/speicherofen')
})

test('what is no address and no day is told, and stays in the fields', async () => {
  await hydrateFace(<PlanTool />)
  type('Freie Tage', 'Fasnacht')
  expect(screen.getByText(/«Fasnacht» ist kein Tag/)).toBeDefined()
  expect(screen.getByText(/^9 Termine.*; 1 Warnung$/)).toBeDefined()
  type('Adresse des Artikels', 'ofenbau')
  expect(screen.getByText(/keine vollständige Adresse/)).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  expect([field('Freie Tage').value, field('Adresse des Artikels').value]).toEqual(['Fasnacht', 'ofenbau'])
})

test('without consent there is no newsletter in the plan', async () => {
  await hydrateFace(<PlanTool />)
  fireEvent.change(screen.getByRole('combobox', { name: 'Einwilligung zum Newsletter' }), {
    target: { value: 'none' },
  })
  expect(screen.getByText(/verlangt die Einwilligung/)).toBeDefined()
  expect(links()).not.toContain('newsletter')
})

test('the plan is kept as a table', async () => {
  watchFiles()
  await hydrateFace(<PlanTool />)
  const table = await save('Plan (CSV)')
  expect([table.name, table.type]).toEqual(['verteilplan.csv', 'text/csv;charset=utf-8'])
  expect(table.text).toMatch(/^\uFEFFTag;Kanal;Fassung;Messlink;/)
  expect(table.text.split('\r\n')).toHaveLength(11)
})
