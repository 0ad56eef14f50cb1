// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChanceTool } from '~/tools/chance/chance-tool'
import { hydrateFace } from '../../../support/components/live-tool.ts'
import { pass } from '../../../support/components/reader.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const group = (name: string) => within(screen.getByRole('group', { name }))
const count = (name: string) => group(name).getByRole<HTMLInputElement>('textbox', { name: 'Anzahl' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)

test('the worked example is in the page, with its drawing and the numbers behind it', async () => {
  const { html } = await hydrateFace(<ChanceTool />)
  expect(html).toContain('Nachher kamen pro Tag 61\u00A0% weniger Besuche.')
  expect(screen.getByRole('img', { name: /gleich viele/ })).toBeDefined()
  expect(cells()).toEqual([
    '23 in 28 Tagen',
    '15–35',
    'CHF\u00A023 (16–37)',
    '9 in 28 Tagen',
    '4–17',
    'CHF\u00A070 (37–153)',
    '61\u00A0% weniger',
    '12 bis 84\u00A0% weniger',
    '',
  ])
})

test('what is typed is judged, and stands in the address to be shared', async () => {
  const { router } = await hydrateFace(<ChanceTool />)
  type(count('Vorher'), '96')
  type(count('Nachher'), '121')
  expect(screen.getByText('Zufall ist möglich')).toBeDefined()
  await pass(600)
  expect(router.state.location.search).toEqual({ v: '1', vorher: '96', nachher: '121' })
})

test('an address brings its numbers along, and what it says wrong is told', async () => {
  await hydrateFace(<ChanceTool />, '/?v=1&metric=enquiries&vorher=4&nachher=5&nachherBis=morgen')
  expect(count('Vorher').value).toBe('4')
  expect(screen.getByText('1 Fehler')).toBeDefined()
  expect(group('Nachher').getByText(/kein Zeitraum/)).toBeDefined()
})

test('a count that is none is told, nothing typed is lost, and no verdict stays', async () => {
  await hydrateFace(<ChanceTool />)
  type(count('Nachher'), 'neun')
  expect(count('Nachher').value).toBe('neun')
  fireEvent.blur(count('Nachher'))
  expect(count('Nachher').getAttribute('aria-invalid')).toBe('true')
  const sentence = "Bitte eine ganze Zahl von 0 bis 10'000'000."
  expect(group('Nachher').getByText(sentence)).toBeDefined()
  expect(screen.getByText('Fehler, Nachher:').closest('li')?.textContent).toContain(sentence)
  expect(screen.queryByText(/Kaum Zufall/)).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test.each([
  ['Vorher', 'Anzahl', '3,5', 'Nachher', '9', 'Vorher', 'Anzahl', /ganze Zahl/],
  ['Vorher', 'Letzter Tag', '2026-10-12', 'Nachher', '9', 'Nachher', 'Erster Tag', /überschneiden/],
  ['Nachher', 'Letzter Tag', '2027-10-12', 'Vorher', '9', 'Nachher', 'Letzter Tag', /Zukunft/],
])('%s, %s «%s» is told at its field', async (place, label, value, other, well, at, field, told) => {
  await hydrateFace(<ChanceTool />)
  type(count(other), well)
  type(group(place).getByLabelText(label), value)
  fireEvent.blur(group(place).getByLabelText(label))
  expect(group(at).getByLabelText(field).getAttribute('aria-invalid')).toBe('true')
  expect(group(at).getByText(told)).toBeDefined()
})

test('costs may be left out, and where nothing was counted before, no upper limit is drawn', async () => {
  await hydrateFace(<ChanceTool />)
  const cost = group('Vorher').getByRole<HTMLInputElement>('textbox', { name: 'Kosten (CHF)' })
  type(cost, '')
  expect(cost.getAttribute('aria-invalid')).toBeNull()
  type(count('Vorher'), '0')
  expect(cells().slice(0, 3)).toEqual(['0 in 28 Tagen', '0–4', ''])
  expect(screen.getByText(/mindestens 97.% mehr Besuche/)).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

test('emptied, it waits without complaint', async () => {
  await hydrateFace(<ChanceTool />)
  fireEvent.click(screen.getByRole('button', { name: 'Leeren' }))
  expect(screen.getByText('Nicht geprüft')).toBeDefined()
  type(count('Vorher'), '5')
  expect(
    screen.getByText(
      'Es fehlt: «Vorher»: Erster Tag, Letzter Tag; «Nachher»: Anzahl, Erster Tag, Letzter Tag.',
    ),
  ).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})
