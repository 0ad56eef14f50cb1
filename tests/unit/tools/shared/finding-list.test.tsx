// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FindingList } from '~/tools/shared/finding-list'
import type { Finding } from '~/tools/shared/finding'

const finding: Finding = {
  grade: 'error',
  rule: 'test/rule',
  problem: 'Es fehlt.',
  remedy: 'Ergänzen.',
  place: 'Zeile 1',
}

test('what is found twice in the same place is said once, what stands elsewhere again', () => {
  render(<FindingList findings={[finding, { ...finding }, { ...finding, place: 'Zeile 2' }]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fehler, Zeile 1: Es fehlt.Ergänzen.',
    'Fehler, Zeile 2: Es fehlt.Ergänzen.',
  ])
})
