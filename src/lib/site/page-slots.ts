import type { Page } from './page-schema.ts'
import type { Member, Price, Reference, Slots } from './slots-schema.ts'

/** The author of an article, for byline and structured data. */
export type Author = Pick<Member, 'id' | 'name' | 'role' | 'profiles'>

export interface Offer extends Pick<Slots, 'booking' | 'nextStart'> {
  price?: string
  references: Reference[]
}

/** The author of an article; `undefined` if that is the firm. */
export function authorOf(page: Page, { team, articleAuthor }: Slots): Author | undefined {
  if (page.kind !== 'article') return undefined
  const member = team.find(({ id }) => id === (page.author ?? articleAuthor))
  if (!member) return undefined
  const { id, name, role, profiles } = member
  return { id, name, role, ...(profiles && { profiles }) }
}

export function offerOf(path: string, { prices, vat, references, booking, nextStart }: Slots): Offer {
  const price = prices.find(({ service }) => service === path)
  return {
    ...(price && { price: priceText(price, vat) }),
    references: references.filter(({ service }) => service === path),
    booking,
    nextStart,
  }
}

/** The id of a team member on the contact page, to which bylines link. */
export const memberId = (id: string): `team-${string}` => `team-${id}`

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
