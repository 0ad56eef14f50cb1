import type { PageOf } from '../site/page-schema.ts'

export interface FactRow {
  label: string
  text: string
}

/** What a service asks and brings, in the order in which customers ask: first what they get. Where the operator names a price, it stands there. */
export function factRows(facts: PageOf<'service'>, amount = 'Offerte in Franken vor Beginn'): FactRow[] {
  const { result, duration, weeks, effort, hours, price, once, running } = facts
  const parts = [once && `Einmalig: ${once}`, running && `Laufend: ${running}`].filter(Boolean)
  return [
    { label: 'Erstes Ergebnis', text: result },
    { label: 'Dauer', text: weeks ? `${counted(weeks, 'Woche', 'Wochen')}. ${duration}` : duration },
    { label: 'Ihr Aufwand', text: hours ? `${counted(hours, 'Stunde', 'Stunden')}. ${effort}` : effort },
    { label: 'Preis', text: `${amount}. Massgebend: ${price}` },
    { label: 'Art', text: parts.join('. ') },
  ]
}

/** How every assignment ends (AGB 14): that it costs nothing is not said there. */
export const cancellation = {
  label: 'Kündigung',
  text: 'Jederzeit, per E-Mail. Fristen und Folgen: ',
  terms: { label: 'AGB, Ziffer 14', to: '/agb', hash: '14-dauer-und-kuendigung' },
} as const

function counted(range: string, one: string, many: string): string {
  return `Etwa ${range} ${range === '1' ? one : many}`
}
