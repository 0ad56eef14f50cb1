import { expect, test } from 'vitest'
import { contractRows, factRows } from '../../../../src/lib/services/fact-rows.ts'
import { servicePage } from '../../../support/sources/site-pages.ts'
import type { PageOf } from '../../../../src/lib/site/page-schema.ts'

const text = (label: string, replaced: Partial<PageOf<'service'>>) => {
  const { page } = servicePage('/services/a', replaced)
  const rows = page.kind === 'service' ? [...factRows(page), ...contractRows(page)] : []
  return rows.find((row) => row.label === label)?.text
}

test('weeks and hours stand before duration and effort if the operator has filled them in', () => {
  expect(text('Dauer', { duration: 'bis zur Abnahme', weeks: '4 bis 6' })).toBe(
    'Etwa 4 bis 6 Wochen bis zur Abnahme.',
  )
  expect(text('Ihr Aufwand', { effort: 'für ein Gespräch', hours: '1' })).toBe(
    'Etwa 1 Stunde für ein Gespräch.',
  )
  expect(text('Dauer', { duration: 'Fünf Schritte' })).toBe('Fünf Schritte.')
  expect(text('Ihr Aufwand', { effort: 'Ein Gespräch' })).toBe('Ein Gespräch.')
})

test('the rows «Auftrag» and «Kündigung» name one-time work, and ongoing work if there is any', () => {
  const both = { once: 'Bericht', running: 'Kontrolle' }
  expect(text('Auftrag', both)).toBe('Einmalig: Bericht. Laufend: Kontrolle.')
  expect(text('Auftrag', { once: 'Bericht' })).toBe('Einmalig: Bericht.')
  expect(text('Kündigung', both)).toMatch(/^Einmalig: .*\. Laufend: /)
  expect(text('Kündigung', { once: 'Bericht' })).toMatch(/^Einmalig: (?!.*Laufend)/)
})

test('without a named price, only ongoing work is priced per month, or per check where the text says so', () => {
  expect(text('Preis', { once: 'Bericht', running: undefined })).not.toContain('je Monat')
  expect(text('Preis', { once: 'Bericht', running: 'Kontrolle' })).toContain('je Monat')
  expect(text('Preis', { running: 'Kontrolle', per: 'Kontrolle' })).toMatch(/^(?!.*je Monat).*je Kontrolle/)
})
