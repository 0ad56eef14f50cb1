// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConsentTool } from '~/tools/consent/consent-tool'
import { LeadCostTool } from '~/tools/lead-cost/lead-cost-tool'
import { StructureEffortTool } from '~/tools/structure-effort/structure-effort-tool'
import { slots } from '~/lib/slots'
import { pass } from '../../../support/components/reader.ts'
import { hydrateFace } from '../../../support/components/live-tool.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const field = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const summary = () => document.querySelector('b')?.textContent
const call = () => screen.getByRole('link', { name: /anfragen$/ })

test('what an enquiry costs follows the figures, and stands in the address to be shared, never in that of the form', async () => {
  const { html, router } = await hydrateFace(<LeadCostTool />)
  expect(html).toContain('heute CHF\u00A0267, zum Vergleich CHF\u00A0220')
  type('Werbung im Monat (CHF)', '1200')
  expect(summary()).toContain('heute CHF\u00A0133, zum Vergleich CHF\u00A0100')
  await pass(600)
  expect(router.latestLocation.search).toEqual({ v: '1', werbung: '1200' })
  expect(call().textContent).toBe('Mit diesem Ergebnis anfragen')
  expect(call().getAttribute('href')).toBe('/contact?anliegen=ki-leadgenerierung#contact')
})

test('the example, which nobody asked for, is not carried on', async () => {
  const { html } = await hydrateFace(<LeadCostTool />)
  expect(html).toContain('Dazu anfragen')
  expect(call().textContent).toBe('Dazu anfragen')
})

test('figures that are none are told, and nothing is carried on', async () => {
  await hydrateFace(<LeadCostTool />)
  type('Abschluss der qualifizierten (%)', '200')
  expect(summary()).toBe('1 Fehler')
  expect(screen.queryByRole('table')).toBeNull()
  expect(call().textContent).toBe('Dazu anfragen')
})

test('what measuring asks for follows the answers, with the article, and the passage changes with it', async () => {
  const { html } = await hydrateFace(<ConsentTool />)
  expect(html).toContain('FMG 45c, EDÖB zu DSG 7 Abs. 3')
  fireEvent.click(screen.getByRole('checkbox', { name: /Personen in der EU/ }))
  expect(summary()).toBe('Vorher einwilligen lassen.')
  expect(screen.getByRole('group', { name: /^Textbaustein/ }).textContent).toContain(
    'Erst wenn Sie eingewilligt',
  )
  expect(call().getAttribute('href')).toBe('/contact?anliegen=analytics-tracking#contact')
})

test('the size of the work names days and what an offer needs, and francs only with a rate of the operator', async () => {
  const { html } = await hydrateFace(<StructureEffortTool />)
  expect(html).toContain('Arbeitsannahme, keine Offerte')
  type('Seiten je Sprache', '900')
  expect(summary()).toContain('am meisten zählt: Adressen')
  expect(document.body.textContent?.includes('CHF')).toBe(slots.dayRate !== null)
  expect(screen.getByText(/^Für eine Offerte brauchen wir: Zugang zur Search Console/)).toBeDefined()
  expect(call().getAttribute('href')).toBe('/contact?anliegen=web-struktur-optimierung#contact')
})
