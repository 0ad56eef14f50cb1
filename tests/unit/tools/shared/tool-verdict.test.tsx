import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { verdictOf, type Finding } from '~/tools/shared/finding'
import { FindingList } from '~/tools/shared/tool-verdict'
import VitalsTool from '~/tools/vitals/vitals-tool'
import { hydrateFace } from '../../../support/components/live-tool.ts'

const offered = () => screen.queryByRole('link', { name: 'SEO-Audit anfragen' })?.getAttribute('href')
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })

test('a bad result of the visitor offers the audit; that of the example, a good one and none do not', async () => {
  await hydrateFace(<VitalsTool />)
  fireEvent.click(screen.getByRole('radio', { name: 'ein Text' }))
  expect(offered()).toBeUndefined()
  // All four times in one field, as developer tools write them.
  type('Time to First Byte', '2000 ms, 1000 ms, 900 ms, 400 ms')
  type('Gemessener LCP', '4,3 s')
  fireEvent.click(screen.getByRole('radio', { name: 'ein Bild' }))
  expect(offered()).toBe('/contact?anliegen=seo-audit#contact')
  type('Gemessener LCP', '1,4 s')
  expect(offered()).toBeUndefined()
  type('Gemessener LCP', 'schnell')
  expect(offered()).toBeUndefined()
})

const finding: Finding = {
  grade: 'error',
  rule: 'test/rule',
  problem: 'Es fehlt.',
  remedy: 'Ergänzen.',
  place: 'Zeile 1',
}

test('a single unchecked finding stands in the verdict, and not in the list', () => {
  const findings: Finding[] = [
    { ...finding, grade: 'unchecked' },
    { ...finding, grade: 'note', problem: 'Nebenbei.' },
  ]
  const verdict = verdictOf(findings, '')
  expect(verdict.reason).toBe('Zeile 1: Es fehlt. Ergänzen.')
  render(<FindingList findings={findings} verdict={verdict} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hinweis, Zeile 1: Nebenbei.Ergänzen.',
  ])
})
