import type { PageOf } from '../site/page-schema.ts'

export interface FactRow {
  label: string
  text: string
}

/** What a service asks and brings, in the order in which customers ask: first what they get. Where the operator names a price, it stands there. */
export function factRows(
  facts: PageOf<'service'>,
  amount = `Fest${facts.running ? ', für laufende Arbeit je Monat' : ''}; Sie lesen ihn in der Offerte, bevor Sie zusagen`,
): FactRow[] {
  const { result, duration, weeks, effort, hours, price, once, running } = facts
  const parts = [once && `Einmalig: ${once}`, running && `Laufend: ${running}`].filter(Boolean)
  return [
    { label: 'Erstes Ergebnis', text: result },
    { label: 'Dauer', text: weeks ? `${counted(weeks, 'Woche', 'Wochen')} ${duration}` : duration },
    { label: 'Ihr Aufwand', text: hours ? `${counted(hours, 'Stunde', 'Stunden')} ${effort}` : effort },
    { label: 'Preis', text: `${amount}. Er hängt ab von: ${price}` },
    { label: 'Art', text: parts.join('. ') },
    ...(once ? [defects] : []),
  ]
}

/** What a promised result that has faults leads to, as the terms say it (AGB 4). */
const defects: FactRow = {
  label: 'Mängel',
  text: 'Was Sie innert 30 Tagen nach der Übergabe melden, bessern wir kostenlos nach',
}

/** How an assignment of this kind ends, as the terms say it (AGB 14): a promised result by OR 377, all else by OR 404. */
export function cancellation({ once, running }: PageOf<'service'>): string {
  const parts = [
    once &&
      'Einmalig: jederzeit; Sie zahlen die Arbeit bis dahin und unseren Schaden aus dem Abbruch, zusammen höchstens den Preis',
    running && 'Laufend: jeden Tag per E-Mail, ohne Frist; Sie zahlen die Arbeit bis dahin',
  ]
  return parts.filter(Boolean).join('. ')
}

/** Where the terms say so. */
export const cancellationTerms = {
  label: 'So endet ein Auftrag (AGB, Ziffer 14)',
  to: '/agb',
  hash: '14-dauer-und-kuendigung',
} as const

function counted(range: string, one: string, many: string): string {
  return `Etwa ${range} ${range === '1' ? one : many}`
}
