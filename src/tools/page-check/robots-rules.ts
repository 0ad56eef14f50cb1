import type { Visit } from './gate.ts'

/** A rule of a robots meta element or an `X-Robots-Tag`, to whom it speaks and where it stands. */
export interface RobotsRule {
  /** In lower case; empty for all. */
  agent: string
  /** In lower case, such as «noindex» or «max-snippet». */
  name: string
  /** Of a rule with one, such as «50» of «max-snippet:50». */
  value: string
  /** As the visitor finds it: «im HTML» or «im Header X-Robots-Tag». */
  place: string
}

/** They have a value after a colon, so what stands before it is no crawler (Google, «Robots meta tag»). */
const valued = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after'])

/** More rules no page has. */
const mostRules = 500

/** Where a rule stands of which Google does not say whether it counts. */
export const inNoscript = 'in <noscript>'

/** The rules of a robots meta element: commas part them, letter case does not matter. */
export function metaRules(agent: string, content: string, isInNoscript: boolean): RobotsRule[] {
  return partsOf(content).map((part) => ({
    agent: agent === 'robots' ? '' : agent,
    ...nameAndValue(part),
    place: isInNoscript ? inNoscript : 'im HTML',
  }))
}

/** The rules of one `X-Robots-Tag`: «otherbot: noindex, nofollow» speaks to one crawler until the next is named. */
export function headerRules(value: string): RobotsRule[] {
  let agent = ''
  return partsOf(value).flatMap((part) => {
    const [, named = '', rest = ''] = /^([\w.-]+)\s*:\s*(.*)$/.exec(part) ?? []
    const isForAgent = named !== '' && !valued.has(named)
    if (isForAgent) agent = named
    const rule = isForAgent ? rest : part
    if (rule === '') return []
    return [{ agent, ...nameAndValue(rule), place: 'im Header X-Robots-Tag' }]
  })
}

function partsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      // «Wednesday, 25-Aug-2010» is one date.
      .replace(/(unavailable_after\s*:\s*[a-z]+),\s*/g, '$1 ')
      .split(',', mostRules)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  )
}

function nameAndValue(part: string): Pick<RobotsRule, 'name' | 'value'> {
  const colon = part.indexOf(':')
  if (colon < 0) return { name: part, value: '' }
  return { name: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() }
}

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
