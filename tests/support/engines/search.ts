import { arrive, expectAnswer } from './journey.ts'
import type { Visitor } from './visitor.ts'

/** Opens the search over a page, and waits for its field. */
export async function openSearch(visitor: Visitor): Promise<void> {
  await arrive(visitor, '/agb')
  await visitor.click('#suche-oeffnen')
  await expectAnswer(visitor, () => document.activeElement?.id, 'suche-dialog')
}
