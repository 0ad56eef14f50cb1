import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withBrought } from '~/lib/enquiry/draft'
import ChanceTool from '~/tools/chance/chance-tool'
import { example } from '~/tools/chance/facts'
import ConsentTool from '~/tools/consent/consent-tool'
import { hydrateFace } from '../../../support/components/live-tool.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const summary = () => document.querySelector('b')?.textContent
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const call = () => screen.getByRole('link', { name: /anfragen$/ })

test('duty, passage and contact link of the consent tool follow the answers, and the link brings the result into the form', async () => {
  const { html } = await hydrateFace(<ConsentTool />)
  expect(call().textContent).toBe('Dazu anfragen')
  expect(html).toContain('FMG 45c und 53, EDÖB zu DSG 7 Abs. 3')
  fireEvent.click(screen.getByRole('checkbox', { name: /EWR/ }))
  // The other answers are those of the example.
  expect(screen.getByText('Geändert')).toBeDefined()
  expect(summary()).toBe('Vorher die Einwilligung einholen')
  expect(screen.getByRole('group', { name: /^Textbaustein/ }).textContent).toContain(
    'Erst wenn Sie eingewilligt',
  )
  expect(call().textContent).toBe('Mit diesem Ergebnis anfragen')
  expect(call().getAttribute('href')).toBe('/contact?anliegen=analytics-tracking#contact')
  fireEvent.click(call())
  expect(withBrought({}).message).toMatch(
    /keine Rechtsberatung[^]*Vorher die Einwilligung einholen[^]*DSGVO 13/,
  )
})

test('a changed figure of the calculator of chance leaves the rest of the example, and pasted days empty it', async () => {
  await hydrateFace(<ChanceTool />)
  const change = (name: string, value: string) =>
    fireEvent.change(field(name) ?? document.body, { target: { value } })
  change('nachher', '15')
  expect([field('vorher')?.value, field('nachherVon')?.value]).toEqual([example.vorher, example.nachherVon])
  change('export', '2026-08-24;3')
  expect([field('vorher')?.value, field('nachherVon')?.value, field('nachher')?.value]).toEqual([
    '',
    '',
    '15',
  ])
})
