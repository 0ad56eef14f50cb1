import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'
import { factRemedy } from './fact-remedies.ts'
import { fault as faultOf, placesOf, valueAt } from '../fault.ts'

/** Checks that the frontmatter of every text fits the schema, that its service exists, and that it has a route. */
export function checkPageFacts(content: Content[], paths: string[]): Problem[] {
  return content.flatMap((page) => [
    ...checkFacts(page),
    ...checkService(page, paths),
    ...checkRoute(page, paths),
  ])
}

/** Checks the frontmatter of one text by itself. */
function checkFacts({ file, frontmatter, lineOf }: Content): Problem[] {
  const result = frontmatterSchema.safeParse(frontmatter ?? {})
  if (result.success) return []
  const kind = valueAt(frontmatter, ['kind'])
  return result.error.issues.flatMap((issue) =>
    placesOf(issue).map((place) => {
      // The union of the kinds has no name of its own.
      const path = place.length > 0 ? place : ['kind']
      const [key, entry] = path
      const name = `\`${path.map(String).join('.')}\``
      const value = valueAt(frontmatter, path)
      const line = lineOf(String(key), typeof entry === 'number' ? entry : undefined)
      const written = typeof entry === 'number' ? lineWithColon(value) : undefined
      return written
        ? {
            file,
            line,
            message: `${name} hat einen Doppelpunkt im Wert`,
            hint: `Setzen Sie den Wert in Anführungszeichen: "${written}"`,
          }
        : { file, line, message: `${name} ${faultOf(issue, value)}`, hint: factRemedy(String(key), kind) }
    }),
  )
}

/** The list entry as written, if a colon made YAML read it as a mapping. */
function lineWithColon(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const [fact, ...others] = Object.entries(value)
  return fact && others.length === 0 ? `${fact[0]}: ${String(fact[1])}` : undefined
}

function checkService({ file, frontmatter, lineOf }: Content, paths: string[]): Problem[] {
  const facts = frontmatterSchema.safeParse(frontmatter).data
  const services = paths.filter((path) => path.startsWith('/services/'))
  if (facts?.kind !== 'article' || services.includes(facts.service)) return []
  const fault = paths.includes(facts.service) ? 'und das ist keine Leistung' : 'und diese Seite gibt es nicht'
  return [
    {
      file,
      line: lineOf('service'),
      message: `\`service\` ist «${facts.service}», ${fault}`,
      hint: `Nennen Sie eine von ${services.join(', ')}.`,
    },
  ]
}

function checkRoute({ file, path }: Content, paths: string[]): Problem[] {
  if (paths.includes(path)) return []
  return [
    {
      file,
      message: 'hat keine Route',
      hint: `Legen Sie src/routes${path}.tsx an (\`npm run new:article -- name\` macht beides), oder entfernen Sie den Text.`,
    },
  ]
}
