import { expect, test } from 'vitest'
import { cancellation, factRows } from '../../../../src/lib/services/fact-rows.ts'
import { servicePage } from '../../../support/sources/site-pages.ts'
import type { PageOf } from '../../../../src/lib/site/page-schema.ts'

const text = (label: string, replaced: Partial<PageOf<'service'>>) => {
  const { page } = servicePage('/services/a', replaced)
  return page.kind === 'service' && factRows(page).find((row) => row.label === label)?.text
}

test('weeks and hours, which only the operator knows, stand before what is done where they are filled in', () => {
  expect(text('Dauer', { duration: 'bis zur Abnahme', weeks: '4 bis 6' })).toBe(
    'Etwa 4 bis 6 Wochen bis zur Abnahme',
  )
  expect(text('Ihr Aufwand', { effort: 'für ein Gespräch', hours: '1' })).toBe(
    'Etwa 1 Stunde für ein Gespräch',
  )
  expect(text('Dauer', { duration: 'Fünf Schritte' })).toBe('Fünf Schritte')
  expect(text('Ihr Aufwand', { effort: 'Ein Gespräch' })).toBe('Ein Gespräch')
})

test.each([
  [{ once: 'Bericht', running: 'Kontrolle' }, 'Einmalig: Bericht. Laufend: Kontrolle'],
  [{ once: 'Bericht' }, 'Einmalig: Bericht'],
])('what is done once and what goes on: %o', (parts, expected) => {
  expect(text('Auftrag', parts)).toBe(expected)
})

const ending = (replaced: Partial<PageOf<'service'>>) => {
  const { page } = servicePage('/services/a', replaced)
  return page.kind === 'service' ? cancellation(page) : ''
}

test('each kind of work says how it ends', () => {
  expect(ending({ once: 'Bericht' })).toMatch(/^Einmalig: (?!.*Laufend)/)
  expect(ending({ once: 'Bericht', running: 'Kontrolle' })).toMatch(/^Einmalig: .*\. Laufend: /)
})

test('a price that nobody has named is fixed, and one for work that goes on is one a month', () => {
  expect(text('Preis', { once: 'Bericht', running: undefined })).not.toContain('je Monat')
  expect(text('Preis', { once: 'Bericht', running: 'Kontrolle' })).toContain('je Monat')
})
