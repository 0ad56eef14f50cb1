import { expect, test } from 'vitest'
import { bringResult, takeResult } from '../../../../src/lib/enquiry/carried-result.ts'

function take(result: string, text: string): string {
  bringResult(result)
  return takeResult(text)
}

test('a result stands alone in an empty message, and below what the visitor wrote', () => {
  expect(take('Ergebnis A', '')).toBe('Ergebnis A')
  expect(take('Ergebnis B', 'Guten Tag')).toBe('Guten Tag\n\nErgebnis B')
})

test('each is brought once: on the way back, what was changed or deleted stays so', () => {
  expect(take('Ergebnis C', '')).toBe('Ergebnis C')
  expect(takeResult('Ergebnis C, geändert')).toBe('Ergebnis C, geändert')
  expect(takeResult('')).toBe('')
})

test('another result takes the place of the one before, and only of that', () => {
  take('Ergebnis $& D', '')
  expect(take("Ergebnis $' E", 'Grüsse\n\nErgebnis $& D\n\nDanke')).toBe("Grüsse\n\nErgebnis $' E\n\nDanke")
})

test('a result that was changed is the visitor’s own: the next one stands below it', () => {
  take('Ergebnis F', '')
  expect(take('Ergebnis G', 'Ergebnis, anders')).toBe('Ergebnis, anders\n\nErgebnis G')
})

test('what stands there already is not doubled', () => {
  expect(take('Ergebnis H', 'Ergebnis H und mehr')).toBe('Ergebnis H und mehr')
})
