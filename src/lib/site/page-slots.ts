import type { Page } from './page-schema.ts'
import { priceText } from './price-text.ts'
import type { Member, Reference, Slots } from './slots-schema.ts'

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
