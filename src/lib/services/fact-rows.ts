import type { PageOf } from '../site/page-schema.ts'

export interface FactRow {
  label: string
  text: string
}

/** The key facts of a service. `amount` is the price that the operator has filled in. */
export function factRows(
  facts: PageOf<'service'>,
  amount = `Ein fester Betrag laut Offerte${facts.running ? `, bei laufender Arbeit je ${facts.per ?? 'Monat'}` : ''}`,
): FactRow[] {
  const { result, duration, weeks, effort, hours, price } = facts
  return [
    { label: 'Erstes Ergebnis', text: `${result}.` },
    { label: 'Dauer', text: `${counted(weeks, 'Woche', 'Wochen')}${duration}.` },
    { label: 'Ihr Aufwand', text: `${counted(hours, 'Stunde', 'Stunden')}${effort}.` },
    { label: 'Preis', text: `${amount}. Massgebend: ${price}.` },
  ]
}

/** What the contract of a service says: the kind of work, the remedy for defects, and how it ends. */
export function contractRows(facts: PageOf<'service'>): FactRow[] {
  const { once, running } = facts
  const parts = [once && `Einmalig: ${once}.`, running && `Laufend: ${running}.`].filter(Boolean)
  return [
    { label: 'Auftrag', text: parts.join(' ') },
    ...(once ? [defects] : []),
    { label: 'Kündigung', text: cancellation(facts) },
  ]
}

/** The remedy for a defective result, as the terms say it (AGB 4). */
const defects: FactRow = {
  label: 'Mängel',
  text: 'Was Sie uns innert 30 Tagen nach der Übergabe melden, bessern wir kostenlos nach. Versteckte Mängel melden Sie, sobald Sie sie entdecken.',
}

/** How an assignment of this kind ends, as the terms say it (AGB 14): a promised result by OR 377, all else by OR 404. */
function cancellation({ once, running }: PageOf<'service'>): string {
  const parts = [
    once &&
      'Einmalig: jederzeit. Sie zahlen das Geleistete und den Schaden durch den Abbruch, höchstens den Preis.',
    running &&
      'Laufend: Beide Seiten können jeden Tag kündigen. Sie zahlen bis dahin; wer zur Unzeit kündigt, ersetzt der anderen Seite den Schaden.',
    'Dazu kommen bewilligte, nicht mehr vermeidbare Kosten Dritter.',
  ]
  return parts.filter(Boolean).join(' ')
}

export const cancellationTerms = {
  label: 'AGB, Ziffer 14',
  to: '/agb',
  hash: '14-dauer-und-kuendigung',
} as const

function counted(range: string | undefined, one: string, many: string): string {
  return range ? `Etwa ${range} ${range === '1' ? one : many} ` : ''
}
