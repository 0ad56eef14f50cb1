import { editDistance } from '../../../src/lib/search/edit-distance.ts'
import { aiCrawlers } from '../../../src/lib/site/ai-crawlers.ts'
import { conflictsIn } from '../../../src/lib/site/operator/conflicts.ts'
import { exampleFields, isExampleIdentity } from '../../../src/lib/site/operator/example.ts'
import { siteFields, siteSchema, type Site } from '../../../src/lib/site/site-schema.ts'
import type { Problem } from '../../problem.ts'
import { identityFile, literal, writtenFields } from './identity-source.ts'

/** The operator's data are complete, of the right form, without contradictions, and nobody else's. */
export function checkSiteIdentity(identity: Record<string, unknown>, source: string): Problem[] {
  const places = writtenFields(source)
  const problem = (path: PropertyKey[], message: string, hint: string): Problem => {
    const [field, ...deeper] = path.map(String)
    const place = places.get([field, ...deeper].join('.')) ?? places.get(field ?? '')
    return {
      file: identityFile,
      line: place?.line ?? 1,
      message: `\`${path.map(String).join('.')}\` ${message}`,
      hint,
    }
  }
  const result = siteSchema.safeParse(identity)
  const faults = result.success
    ? conflictsIn(result.data).map(({ field, message, remedy }) =>
        problem([field], message, remedy ?? exampleOf([field])),
      )
    : result.error.issues.flatMap((issue) => {
        if (issue.code === 'unrecognized_keys')
          return issue.keys.map((key) =>
            issue.path[0] === 'aiCrawlers'
              ? problem(
                  [...issue.path, key],
                  'is no crawler that has a choice',
                  nearest(
                    key,
                    aiCrawlers.map(({ name }) => name),
                    'crawlers',
                  ),
                )
              : problem(
                  [key],
                  'is no field of the identity',
                  nearest(key, Object.keys(siteSchema.shape), 'fields'),
                ),
          )
        const value = issue.path.reduce<unknown>(at, identity)
        const message = value === undefined ? 'is missing' : quoted(issue.message, value)
        return [problem(issue.path, message, exampleOf(issue.path))]
      })
  return [
    ...faults,
    ...leftOvers(identity).map((field) =>
      problem([field], `«${String(identity[field])}» is still that of the example`, exampleOf([field])),
    ),
  ]
}

/** What the example has left in an identity that is no longer its own; while it is, the build warns (`ssg/report`). */
function leftOvers(identity: Record<string, unknown>): (keyof Site)[] {
  return isExampleIdentity({ origin: String(identity.origin) }) ? [] : exampleFields(identity)
}

function at(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function quoted(message: string, value: unknown): string {
  return typeof value === 'string' && !message.startsWith('«') ? `«${value}» ${message}` : message
}

function nearest(key: string, names: string[], kind: string): string {
  const [closest = ''] = names.toSorted((one, other) => editDistance(key, one) - editDistance(key, other))
  return editDistance(key, closest) < key.length / 2
    ? `Did you mean \`${closest}\`?`
    : `The ${kind} are ${names.join(', ')}.`
}

function exampleOf([name, ...deeper]: PropertyKey[]): string {
  const field = Object.entries(siteSchema.shape).find(([key]) => key === name)
  const facts = field && siteFields.get(field[1])
  if (!facts) return ''
  const key = String(deeper.at(-1) ?? name)
  const example = deeper.length > 0 && name === 'aiCrawlers' ? 'refuse' : facts.example
  return `Right is, for example: ${key}: ${literal(example)}. ${facts.about}.`
}
