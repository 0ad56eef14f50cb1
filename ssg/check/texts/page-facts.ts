import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'
import { factRemedy } from './fact-remedies.ts'
import { fault, placesOf, valueAt } from '../identity/fault.ts'

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
  const kind = valueAt(frontmatter, ['kind'])
  return result.error.issues.flatMap((issue) =>
    placesOf(issue).map((path) => ({
      file,
      line: lineOf(String(path[0])),
      message: `\`${path.map(String).join('.')}\` ${fault(issue, valueAt(frontmatter, path))}`,
      hint: factRemedy(String(path[0]), kind),
    })),
  )
}

function checkService({ file, frontmatter, lineOf }: Content, paths: string[]): Problem[] {
  const facts = frontmatterSchema.safeParse(frontmatter).data
  if (facts?.kind !== 'article' || paths.includes(facts.service)) return []
  const services = paths.filter((path) => path.startsWith('/services/'))
  return [
    {
      file,
      line: lineOf('service'),
      message: `\`service\` is «${facts.service}», and there is no such page`,
      hint: `Name one of ${services.join(', ')}.`,
    },
  ]
}

function checkRoute({ file, path }: Content, paths: string[]): Problem[] {
  if (paths.includes(path)) return []
  return [
    {
      file,
      message: 'has no route',
      hint: `Add src/routes${path}.tsx (\`npm run new:article -- name\` makes both), or remove the text.`,
    },
  ]
}
