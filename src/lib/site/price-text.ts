import type { Price, Slots } from './slots-schema.ts'

const taxes: Record<Slots['vat'], string> = {
  excluded: 'exkl. MWST',
  included: 'inkl. MWST',
  none: 'MWST fällt nicht an',
}

const periods: Record<Price['per'], string> = { once: 'einmalig', month: 'je Monat' }

/** «ab CHF 1'900 je Monat, exkl. MWST», with a no-break space in the amount. */
export function priceText({ amount, isFrom, per }: Omit<Price, 'service'>, vat: Slots['vat']): string {
  return `${isFrom ? 'ab ' : ''}${francs(amount)} ${periods[per]}, ${taxes[vat]}`
}

/** A fixed price: «CHF 1'900, exkl. MWST». */
export function fixedPriceText(amount: number, vat: Slots['vat']): string {
  return `${francs(amount)}, ${taxes[vat]}`
}

function francs(amount: number): string {
  return `CHF\u00A0${String(amount).replace(/\B(?=(\d{3})+$)/g, "'")}`
}
