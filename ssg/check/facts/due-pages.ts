import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import { lastChange } from '../../../src/lib/site/swiss-date.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'
import { monthsLater } from './months-later.ts'

/** How long a text holds that names no day of its own. */
const months = 6

/** The texts that are to be read again by a day: by their `reviewBy`, or half a year after their last change. */
export function duePages(content: Content[], today: string): Problem[] {
  return content.flatMap(({ file, frontmatter, lineOf }) => {
    const facts = frontmatterSchema.safeParse(frontmatter).data
    if (!facts) return []
    const { updated, reviewBy } = facts
    const by = reviewBy ?? monthsLater(lastChange(facts), months)
    if (by > today) return []
    const key = reviewBy ? 'reviewBy' : updated ? 'updated' : 'published'
    const since = reviewBy ? '' : `: ${months} Monate nach der letzten Änderung`
    return [{ file, line: lineOf(key), message: `war bis ${by} wieder zu lesen${since}` }]
  })
}
