import { frontmatterSchema, type Frontmatter } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'

/** No two pages share a title, a short title within their kind, or a description. */
export function checkDuplicates(content: Content[]): Problem[] {
  return [
    ...duplicatesOf(content, 'title', ({ title }) => title),
    ...duplicatesOf(content, 'shortTitle', ({ kind, shortTitle }) => `${kind}: ${shortTitle}`),
    ...duplicatesOf(content, 'description', ({ description }) => description),
  ]
}

function duplicatesOf(content: Content[], key: string, value: (facts: Frontmatter) => string): Problem[] {
  const first = new Map<string, Content>()
  return content.flatMap((page) => {
    const facts = frontmatterSchema.safeParse(page.frontmatter).data
    if (!facts) return []
    const other = first.get(value(facts))
    if (!other) {
      first.set(value(facts), page)
      return []
    }
    return [
      {
        file: page.file,
        line: page.lineOf(key),
        message: `\`${key}\` steht auch in ${other.file}:${other.lineOf(key)}`,
        hint: 'Sagen Sie, was nur diese Seite bietet.',
      },
    ]
  })
}
