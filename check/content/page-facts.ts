import { frontmatterSchema } from '../../src/lib/site/page-schema.ts'
import type { Content } from '../../ssg/content.ts'
import type { Problem } from '../../ssg/problem.ts'

/** The frontmatter of every text fits the schema, its service exists, and the text has a route. */
export function checkPageFacts(content: Content[], paths: string[]): Problem[] {
  return content.flatMap((page) => [
    ...checkSchema(page),
    ...checkService(page, paths),
    ...checkRoute(page, paths),
  ])
}

function checkSchema({ file, frontmatter, lineOf }: Content): Problem[] {
  const result = frontmatterSchema.safeParse(frontmatter ?? {})
  if (result.success) return []
  return result.error.issues.map((issue) => {
    const key = issue.path.map(String).join('.')
    return {
      file,
      line: lineOf(String(issue.path[0] ?? '')),
      message: `\`${key || 'frontmatter'}\`: ${issue.message}${lengthNow(frontmatter, issue.path[0])}`,
      hint: 'docs/authoring.md describes every field.',
    }
  })
}

/** « (now 172)», for the fields whose length is limited. */
function lengthNow(frontmatter: unknown, key: PropertyKey | undefined): string {
  const value = Object.entries(frontmatter ?? {}).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? ` (now ${value.length} characters)` : ''
}

function checkService({ file, frontmatter, lineOf }: Content, paths: string[]): Problem[] {
  const facts = frontmatterSchema.safeParse(frontmatter).data
  if (facts?.kind !== 'article' || paths.includes(facts.service)) return []
  return [
    {
      file,
      line: lineOf('service'),
      message: `\`service\`: no page ${facts.service}`,
      hint: 'Name a service of src/routes.',
    },
  ]
}

function checkRoute({ file, path }: Content, paths: string[]): Problem[] {
  if (paths.includes(path)) return []
  return [{ file, message: 'has no route', hint: `Add src/routes${path}.tsx, or remove the text.` }]
}
