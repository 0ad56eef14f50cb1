import { serviceGroups, topics } from '../../../src/lib/site/navigation.ts'
import { pageSchemas, summaryWords } from '../../../src/lib/site/page-schema.ts'

type Schemas = typeof pageSchemas
type FactName = { [Kind in keyof Schemas]: keyof Schemas[Kind]['shape'] }[keyof Schemas]

/** How each fact is written; one without a remedy does not compile. */
const facts: Record<FactName, string> = {
  kind: `kind: ${Object.keys(pageSchemas).join(' | ')}`,
  title: 'title: … (the h1, 15 to 60 characters, unique)',
  shortTitle: 'shortTitle: … (for navigation and breadcrumbs, 3 to 28 characters)',
  description: 'description: … (for search results, 110 to 155 characters in complete sentences, unique)',
  summary: `summary: >- (below it each line after two spaces; ${summaryLengths()})`,
  order: 'order: 1 (the place among the pages listed beside it: a whole number, once each)',
  published: 'published: 2026-11-21 (year, month, day)',
  updated: 'updated: 2026-12-01 (year, month, day, later than `published`), or leave it out',
  reviewBy: 'reviewBy: 2027-02-22 (year, month, day, later than the last change), or leave it out',
  author: 'author: anna-beispiel (an `id` of `team` in src/lib/slots.ts), or leave it out',
  navigation: 'navigation: header | footer | none (where every page links to it)',
  topic: `topic: ${topics.join(' | ')}`,
  group: `group: ${serviceGroups.join(' | ')}`,
  lead: 'lead: true, if the home page presents the service, or leave it out',
  call: 'call: … (what the call to action asks, 12 to 60 characters), or leave it out',
  result: 'result: … (what the customer holds first, 8 to 120 characters, no full stop)',
  duration: 'duration: … (how long it takes, in steps, no full stop)',
  effort: 'effort: … (what the customer does, no full stop)',
  price: 'price: … (what the price depends on, no full stop)',
  once: 'once: … (what is done once, no full stop), or `running`',
  running: 'running: … (what goes on, no full stop), or `once`',
  weeks: 'weeks: 4 bis 6',
  hours: 'hours: 4 bis 6',
  questions:
    'questions: 3 to 12 lines such as «- Was kostet SEO?» (10 to 70 characters, in the words of customers)',
  service: 'service: /services/linkbuilding (the path of the service that does this work)',
}

function summaryLengths(): string {
  const lengths = Object.entries(summaryWords).map(([kind, [least, most]]) => `${kind} ${least} to ${most}`)
  return `words: ${lengths.join(', ')}`
}

/** What to write for a fact, or which facts a page has, where it is none. */
export function factRemedy(key: string, kind: unknown): string {
  const schema = Object.entries(pageSchemas).find(([name]) => name === kind)?.[1]
  const names = Object.keys(schema?.shape ?? facts)
  if (schema && !names.includes(key)) return `The facts of a page of this kind are ${names.join(', ')}.`
  const written = Object.entries(facts).find(([name]) => name === key)?.[1]
  return `${written ?? `${key}: …`}; docs/authoring.md describes every fact.`
}
