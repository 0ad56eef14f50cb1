import type { Page } from './page-schema.ts'
import { priceText } from './price-text.ts'
import type { Member, Reference, Slots } from './slots-schema.ts'

/** Who has written an article, as its byline and its structured data name them. */
export type Author = Pick<Member, 'id' | 'name' | 'role' | 'profiles'>

/** What a service's page shows of the slots. */
export interface Offer extends Pick<Slots, 'booking' | 'nextStart'> {
  price?: string
  references: Reference[]
}

/** The member of the team whose article it is; `undefined` for the firm's. */
export function authorOf(page: Page, { team, articleAuthor }: Slots): Author | undefined {
  if (page.kind !== 'article') return undefined
  const member = team.find(({ id }) => id === (page.author ?? articleAuthor))
  if (!member) return undefined
  const { id, name, role, profiles } = member
  return { id, name, role, ...(profiles && { profiles }) }
}

/** What the slots say of the service at a path. */
export function offerOf(path: string, { prices, vat, references, booking, nextStart }: Slots): Offer {
  const price = prices.find(({ service }) => service === path)
  return {
    ...(price && { price: priceText(price, vat) }),
    references: references.filter(({ service }) => service === path),
    booking,
    nextStart,
  }
}

/** The id of a member of the team on the contact page, where bylines lead. */
export const memberId = (id: string): `team-${string}` => `team-${id}`
