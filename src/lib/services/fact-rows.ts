import type { PageOf } from '../site/page-schema.ts'

export interface FactRow {
  label: string
  text: string
}

/** The rows of the fact box of a service. `amount` is the price that the operator has filled in. */
export function factRows(
  facts: PageOf<'service'>,
  amount = `Ein fester Betrag${facts.running ? ', für laufende Arbeit je Monat' : ''}; er steht in der Offerte`,
): FactRow[] {
  const { result, duration, weeks, effort, hours, price, once, running } = facts
  const parts = [once && `Einmalig: ${once}`, running && `Laufend: ${running}`].filter(Boolean)
  return [
    { label: 'Erstes Ergebnis', text: result },
    { label: 'Dauer', text: weeks ? `${counted(weeks, 'Woche', 'Wochen')} ${duration}` : duration },
    { label: 'Ihr Aufwand', text: hours ? `${counted(hours, 'Stunde', 'Stunden')} ${effort}` : effort },
    { label: 'Preis', text: `${amount}. Er hängt ab von: ${price}` },
    { label: 'Auftrag', text: parts.join('. ') },
    ...(once ? [defects] : []),
  ]
}

/** The remedy for a defective result, as the terms say it (AGB 4). */
const defects: FactRow = {
  label: 'Mängel',
  text: 'Mängel, die Sie innert 30 Tagen nach der Übergabe melden, bessern wir kostenlos nach, versteckte auch später',
}

/** How an assignment of this kind ends, as the terms say it (AGB 14): a promised result by OR 377, all else by OR 404. */
export function cancellation({ once, running }: PageOf<'service'>): string {
  const parts = [
    once &&
      'Einmalig: jederzeit. Sie zahlen, was wir geleistet haben, und den Schaden durch den Abbruch; zusammen nie mehr als den Preis',
    running &&
      'Laufend: beide Seiten jeden Tag, ohne Frist. Sie zahlen bis zu diesem Tag, bei einer Kündigung zur Unzeit auch den Schaden',
    'Dazu kommen Kosten Dritter, denen Sie zugestimmt haben',
  ]
  return parts.filter(Boolean).join('. ')
}

/** The link to the terms. */
export const cancellationTerms = {
  label: 'Genaueres in den AGB, Ziffer 14',
  to: '/agb',
  hash: '14-dauer-und-kuendigung',
} as const

function counted(range: string, one: string, many: string): string {
  return `Etwa ${range} ${range === '1' ? one : many}`
}
