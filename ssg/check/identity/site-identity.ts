import { aiCrawlers } from '../../../src/lib/site/ai-crawlers.ts'
import { conflictsIn } from '../../../src/lib/site/operator/conflicts.ts'
import { exampleFields, isExampleIdentity } from '../../../src/lib/site/operator/example.ts'
import { siteFields, siteSchema, type Site } from '../../../src/lib/site/site-schema.ts'
import { schemaProblems, type YamlFile } from '../../content/yaml-file.ts'
import type { Problem } from '../../problem.ts'
import { valueAt } from '../fault.ts'
import { nearestName } from '../texts/nearest-name.ts'

/** Checks that the operator's data are complete, valid and consistent, with no value left from the example. */
export function checkSiteIdentity(written: YamlFile): Problem[] {
  const { file, value, lineOf } = written
  const problem = (field: keyof Site, message: string, hint = remedyOf([field])): Problem => ({
    file,
    line: lineOf([field]),
    message: `\`${field}\` ${message}`,
    hint,
  })
  const site = siteSchema.safeParse(value).data
  const faults = site
    ? conflictsIn(site).map(({ field, message, remedy }) => problem(field, message, remedy))
    : schemaProblems(written, siteSchema, remedyOf)
  const leftOvers = leftOf(value).map((field) =>
    problem(field, `«${String(valueAt(value, [field]))}» ist noch vom Beispiel`),
  )
  return [...faults, ...leftOvers]
}

/** What the example has left in an identity that is no longer its own; while it is, `ssg/doctor` says so. */
function leftOf(written: unknown): (keyof Site)[] {
  const origin = String(valueAt(written, ['origin']))
  if (typeof written !== 'object' || written === null || isExampleIdentity({ origin })) return []
  return exampleFields({ ...written })
}

function remedyOf([name, ...deeper]: PropertyKey[]): string {
  const field = Object.entries(siteSchema.shape).find(([key]) => key === name)
  if (!field) {
    const names = Object.keys(siteSchema.shape)
    const near = nearestName(String(name), names)
    return near ? `Berichtigen Sie den Namen${near}.` : `Es gibt ${names.join(', ')}.`
  }
  const facts = siteFields.get(field[1])
  if (name === 'aiCrawlers') {
    const names = aiCrawlers.map((crawler) => crawler.name)
    return `Richtig ist etwa: GPTBot: refuse. Die Crawler sind ${names.join(', ')}${nearestName(String(deeper.at(-1)), names)}.`
  }
  return `Richtig ist etwa: ${String(name)}: ${writtenAs(facts?.example)}. ${facts?.about}.`
}

/** A value as a line of YAML. */
function writtenAs(value: unknown): string {
  if (typeof value === 'string') return /^[\d+]+$/.test(value) ? `'${value}'` : value
  return JSON.stringify(value)
}
