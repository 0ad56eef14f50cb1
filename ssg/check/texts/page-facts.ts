import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import { schemaProblems } from '../../content/yaml-file.ts'
import type { Problem } from '../../problem.ts'
import { valueAt } from '../fault.ts'
import { checkTexts } from './check-texts.ts'
import { factRemedy } from './fact-remedies.ts'
import { lastChange } from '../../../src/lib/site/swiss-date.ts'

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

export function checkDates(content: Content[], now = new Date()): Problem[] {
  const today = swissDay(now)
  const dated = content.filter(({ facts }) => facts)
  const ahead = dated.filter(({ facts }) => facts && lastChange(facts) > today)
  // A clock that is behind most texts is wrong, and the texts are not.
  if (ahead.length * 2 > dated.length && dated.length > 2) return []
  return checkTexts(ahead, ({ frontmatter, facts }, tell) => {
    if (!facts) return
    const key = facts.published > today ? 'published' : 'updated'
    tell(
      frontmatter.lineOf([key]),
      `\`${key}\` ist ${facts[key]}, und heute ist ${today}`,
      'Schreiben Sie den Tag, an dem der Text online geht, oder lassen Sie die Seite bis dahin aus src weg.',
    )
  })
}

/** The day in Switzerland, wherever the build runs. */
export function swissDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zurich' }).format(moment)
}
