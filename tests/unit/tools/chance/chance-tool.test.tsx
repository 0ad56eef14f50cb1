import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ChanceTool from '~/tools/chance/chance-tool'
import { hydrateFace } from '../../../support/components/live-tool.ts'

const group = (name: string) => within(screen.getByRole('group', { name }))
const count = (name: string) => group(name).getByRole<HTMLInputElement>('textbox', { name: 'Anzahl' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)

test('the worked example is prerendered with its verdict and its table', async () => {
  const { html } = await hydrateFace(<ChanceTool />)
  expect(html).toContain('Nachher kamen pro Tag 61\u00A0% weniger Besuche.')
  expect(cells()).toEqual([
    '23 in 28 Tagen',
    '12–41',
    'CHF\u00A023 (13–46)',
    '9 in 28 Tagen',
    '3–22',
    'CHF\u00A070 (29–233)',
  ])
})

test('the address fills in the numbers, and its mistakes are reported', async () => {
  await hydrateFace(<ChanceTool />, '/?v=1&metric=enquiries&vorher=4&nachher=5&nachherBis=morgen')
  expect(count('Vorher').value).toBe('4')
  expect(screen.getByText('1 Fehler')).toBeDefined()
  expect(group('Nachher').getByText(/kein Zeitraum/)).toBeDefined()
})

test('a pasted export is not mixed with the counts, days and costs of the example', async () => {
  await hydrateFace(<ChanceTool />)
  fireEvent.change(screen.getByRole('combobox', { name: 'Gezählt sind' }), { target: { value: 'clicks' } })
  const rows = Array.from(
    { length: 28 },
    (_, day) => `2026-06-${String(day + 1).padStart(2, '0')},${day < 14 ? 5 : 9}`,
  )
  type(screen.getByRole('textbox', { name: /Tageswerte/ }), ['Datum,Klicks', ...rows].join('\n'))
  expect(count('Vorher').value).toBe('')
  // Without a column for costs.
  expect(cells()).toMatchObject(['70 in 14 Tagen', expect.anything(), '126 in 14 Tagen', expect.anything()])
})

test('an invalid count is reported and stays in its field, and the verdict goes', async () => {
  await hydrateFace(<ChanceTool />, '/?v=1&vorher=24')
  type(count('Nachher'), 'neun')
  expect(count('Nachher').value).toBe('neun')
  fireEvent.blur(count('Nachher'))
  expect(count('Nachher').getAttribute('aria-invalid')).toBe('true')
  const sentence = "Bitte eine ganze Zahl von 0 bis 10'000'000."
  expect(group('Nachher').getByText(new RegExp(`^${sentence} Tragen Sie`))).toBeDefined()
  expect(screen.getByText(/^Nachher: /).textContent).toContain(sentence)
  expect(screen.queryByText(/Kaum Zufall/)).toBeNull()
})

test('an emptied tool shows no error, and lists what is missing', async () => {
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
