import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import { schemaProblems } from '../../content/yaml-file.ts'
import type { Problem } from '../../problem.ts'
import { valueAt } from '../fault.ts'
import { checkTexts } from './check-texts.ts'
import { factRemedy } from './fact-remedies.ts'

/** Checks that the frontmatter of every text fits the schema, that its service exists, and that it has a route. */
export function checkPageFacts(content: Content[], paths: string[]): Problem[] {
  const services = paths.filter((path) => path.startsWith('/services/'))
  return [
    ...content.flatMap(({ frontmatter }) =>
      schemaProblems(frontmatter, frontmatterSchema, ([key]) =>
        factRemedy(String(key), valueAt(frontmatter.value, ['kind'])),
      ),
    ),
    ...checkTexts(content, ({ path, facts, frontmatter }, tell) => {
      if (facts?.kind === 'article' && !services.includes(facts.service)) {
        const fault = paths.includes(facts.service) ? 'das ist keine Leistung' : 'diese Seite gibt es nicht'
        tell(
          frontmatter.lineOf(['service']),
          `\`service\` ist «${facts.service}», und ${fault}`,
          `Nennen Sie eine von ${services.join(', ')}.`,
        )
      }
      if (!paths.includes(path))
        tell(
          undefined,
          'hat keine Route',
          `Legen Sie src/routes${path}.tsx an (\`npm run new:article -- name\` macht beides), oder entfernen Sie den Text.`,
        )
    }),
  ]
}
