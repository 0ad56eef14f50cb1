import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'
import { factRemedy } from './fact-remedies.ts'
import { fault as faultOf, placesOf, valueAt } from '../identity/fault.ts'

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
    placesOf(issue).map((path) => {
      const [key, entry] = path
      const name = `\`${path.map(String).join('.')}\``
      const value = valueAt(frontmatter, path)
      const line = lineOf(String(key), typeof entry === 'number' ? entry : undefined)
      const written = typeof entry === 'number' ? lineWithColon(value) : undefined
      return written
        ? {
            file,
            line,
            message: `${name} has a colon in its value`,
            hint: `Put the value into quotes: "${written}"`,
          }
        : { file, line, message: `${name} ${faultOf(issue, value)}`, hint: factRemedy(String(key), kind) }
    }),
  )
}

/** The entry of a list as its author wrote it, where YAML has read a fact with a name instead. */
function lineWithColon(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const [fact, ...others] = Object.entries(value)
  return fact && others.length === 0 ? `${fact[0]}: ${String(fact[1])}` : undefined
}

function checkService({ file, frontmatter, lineOf }: Content, paths: string[]): Problem[] {
  const facts = frontmatterSchema.safeParse(frontmatter).data
  const services = paths.filter((path) => path.startsWith('/services/'))
  if (facts?.kind !== 'article' || services.includes(facts.service)) return []
  const fault = paths.includes(facts.service) ? 'which is no service' : 'and there is no such page'
  return [
    {
      file,
      line: lineOf('service'),
      message: `\`service\` is «${facts.service}», ${fault}`,
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
