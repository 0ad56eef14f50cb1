import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FindingList } from '~/tools/shared/finding-list'
import { verdictOf, type Finding } from '~/tools/shared/finding'

afterEach(cleanup)

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
