import type { Visit } from './gate.ts'
import { headerRules, metaRules, type RobotsRule } from './robots-rules.ts'

/** Every robots rule of a page and its response. */
export function rulesOf({ page, response }: Visit): RobotsRule[] {
  return [
    ...(response?.robotsTags ?? []).flatMap(headerRules),
    ...(page?.robots ?? []).flatMap(({ agent, content, isInNoscript }) =>
      metaRules(agent, content, isInNoscript),
    ),
  ]
}

/** Whether a rule speaks to a crawler: to all, to its name, or, for those of Google, to Googlebot. */
export function isFor({ agent }: RobotsRule, crawler: string): boolean {
  const called = crawler.toLowerCase()
  return agent === '' || agent === called || (agent === 'googlebot' && called.startsWith('googlebot-'))
}
