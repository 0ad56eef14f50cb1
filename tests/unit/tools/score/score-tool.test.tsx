// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { ScoreTool } from '~/tools/score/score-tool'
import { hydrateFace, openTools } from '../../../support/components/live-tool.ts'

beforeAll(openTools)

const open = () => hydrateFace(<ScoreTool />)
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const type = async (name: RegExp, value: string) => {
  await act(async () => void fireEvent.change(field(name), { target: { value } }))
}
const choose = async (name: string, value: string) => {
  await act(async () => void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }))
}
const summary = () => document.querySelector('b')?.textContent
const rules = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')

test('the example of the article is worked out in its page: calls pay down to a score of 7', async () => {
  const { html } = await open()
  expect(html).toContain('150 Kontakte, 39 von 40 Erfolgen, Nutzen CHF\u00A015&#x27;000')
  expect(summary()).toBe("Anrufen ab Score 7: 150 Kontakte, 39 von 40 Erfolgen, Nutzen CHF\u00A015'000")
  expect(screen.getAllByRole('row')).toHaveLength(1 + 5 + 1 + 2)
})

test('the threshold follows costs and capacity', async () => {
  await open()
  await type(/^Kosten/, '150')
  expect(summary()).toMatch(/^Anrufen ab Score /)
  await type(/^Kontakte/, '40')
  expect(summary()).toContain('40 Kontakte, 20 von 40')
  await type(/^Kosten/, 'viel')
  expect(rules().join()).toContain('keine Zahl')
})

test('what the file leaves open is asked, and the answer counts', async () => {
  await open()
  await type(/^Abgeschlossene/, 'punkte;stufe\n9;grün\n1;rot\n8;grün\n2;rot')
  await choose('Spalte mit dem Ausgang', '1')
  await choose('Erfolg heisst', 'grün')
  await choose('Absage heisst', 'rot')
  expect(summary()).toBe('Anrufen ab Score 8: 2 Kontakte, 2 von 2 Erfolgen, Nutzen CHF\u00A0940')
})
