import { frontmatterSchema, type Frontmatter } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'

/** No two pages of one list have the same place in it: which comes first would be chance. */
export function checkOrders(content: Content[]): Problem[] {
  const taken = new Map<string, Content>()
  return content.flatMap((page) => {
    const facts = frontmatterSchema.safeParse(page.frontmatter).data
    if (!facts) return []
    const place = `${listOf(facts)} ${facts.order}`
    const other = taken.get(place)
    if (!other) {
      taken.set(place, page)
      return []
    }
    return [
      {
        file: page.file,
        line: page.lineOf('order'),
        message: `\`order: ${facts.order}\` steht in derselben Liste auch in ${other.file}:${other.lineOf('order')}`,
        hint: `Frei ist ${freeOrder(content, facts)}.`,
      },
    ]
  })
}

/** The list that a page stands in: topic, group, or the list of its kind. */
function listOf(facts: Frontmatter): string {
  if (facts.kind === 'article') return `article ${facts.topic}`
  if (facts.kind === 'service') return `service ${facts.group}`
  return facts.kind === 'page' ? `page ${facts.navigation}` : facts.kind
}

/** The first place after all others of the list. */
function freeOrder(content: Content[], facts: Frontmatter): number {
  const orders = content.flatMap(({ frontmatter }) => {
    const other = frontmatterSchema.safeParse(frontmatter).data
    return other && listOf(other) === listOf(facts) ? [other.order] : []
  })
  return Math.max(0, ...orders) + 1
}
