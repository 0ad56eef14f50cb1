import { expect, test } from 'vitest'
import { takeResult } from '../../../../src/lib/enquiry/carried-result.ts'

test('a result stands alone in an empty message, and below what the visitor wrote', () => {
  expect(takeResult('', 'Ergebnis A', 'a1')).toBe('Ergebnis A')
  expect(takeResult('Guten Tag', 'Ergebnis B', 'b1')).toBe('Guten Tag\n\nErgebnis B')
})

test('on the way back to the same entry of the history, what was changed or deleted stays so', () => {
  expect(takeResult('', 'Ergebnis C', 'c1')).toBe('Ergebnis C')
  expect(takeResult('Ergebnis C, geändert', 'Ergebnis C', 'c1')).toBe('Ergebnis C, geändert')
  expect(takeResult('', 'Ergebnis C', 'c1')).toBe('')
})

test('another result takes the place of the one before, and only of that', () => {
  takeResult('', 'Ergebnis $& D', 'd1')
  expect(takeResult('Grüsse\n\nErgebnis $& D\n\nDanke', "Ergebnis $' E", 'd2')).toBe(
    "Grüsse\n\nErgebnis $' E\n\nDanke",
  )
})

test('a result that was changed is the visitor’s own: the next one stands below it', () => {
  takeResult('', 'Ergebnis F', 'f1')
  expect(takeResult('Ergebnis, anders', 'Ergebnis G', 'f2')).toBe('Ergebnis, anders\n\nErgebnis G')
})

test('what the browser has brought back after a reload is not doubled', () => {
  expect(takeResult('Ergebnis H und mehr', 'Ergebnis H', 'h9')).toBe('Ergebnis H und mehr')
})
