import type { PageRead } from './read-page.ts'
import type { ResponseRead } from './read-answer.ts'

/** A rule of a robots `<meta>` element or an `X-Robots-Tag`. */
export interface RobotsRule {
  /** The crawler in lower case; empty for all crawlers. */
  agent: string
  /** The rule in lower case, such as «noindex» or «max-snippet». */
  name: string
  /** The value, such as «50» in «max-snippet:50»; empty if there is none. */
  value: string
  /** The place, in German. */
  place: 'im HTML' | 'im Header X-Robots-Tag' | 'in <noscript>'
}

/** All robots rules of page and response: those for the crawler, and those for others. */
export function robotsRules({
  page,
  response,
  crawler = 'Googlebot',
}: {
  page?: PageRead | undefined
  response?: ResponseRead | undefined
  crawler?: string
}): { own: RobotsRule[]; others: RobotsRule[] } {
  const called = crawler.toLowerCase()
  const own: RobotsRule[] = []
  const others: RobotsRule[] = []
  const all = [
    ...(response?.robotsTags ?? []).flatMap(headerRules),
    ...(page?.robots ?? [])
      .slice(0, mostRules)
      .flatMap(({ agent, content, isInNoscript }) => metaRules(agent, content, isInNoscript)),
  ]
  for (const rule of all) {
    const { agent } = rule
    // Rules for Googlebot apply to its variants, such as Googlebot-Image.
    const isOwn = ['', called].includes(agent) || (agent === 'googlebot' && called.startsWith('googlebot-'))
    if (isOwn) own.push(rule)
    else others.push(rule)
  }
  return { own, others }
}

export const isBarring = ({ name }: RobotsRule) => name === 'noindex' || name === 'none'

/** Whether a rule keeps the page out of the search for sure. In `<noscript>` it may not count. */
export const keepsOut = (rule: RobotsRule) => isBarring(rule) && rule.place !== 'in <noscript>'

/** The characters that a rule leaves for the text of a result: 0 for `nosnippet`; `undefined` without a limit. */
export function snippetLimit({ name, value }: RobotsRule): number | undefined {
  if (name === 'nosnippet') return 0
  return name === 'max-snippet' && /^\d{1,6}$/.test(value) ? Number(value) : undefined
}

/** Rules with a value after a colon, so that the name before it is not a crawler (Google, «Robots meta tag»). */
const valued = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after'])

/** The maximum number of rules. */
const mostRules = 500

/** The rules of a robots `<meta>` element, separated by commas, in any case. */
export function metaRules(agent: string, content: string, isInNoscript: boolean): RobotsRule[] {
  return partsOf(content).map((part) => ({
    agent: agent === 'robots' ? '' : agent,
    ...nameAndValue(part),
    place: isInNoscript ? 'in <noscript>' : 'im HTML',
  }))
}

/** The rules of an `X-Robots-Tag`. In «otherbot: noindex, nofollow» the name applies until the next one. */
export function headerRules(value: string): RobotsRule[] {
  let agent = ''
  return partsOf(value).flatMap((part): RobotsRule[] => {
    const [, named = '', rest = ''] = /^([\w.-]+)\s*:\s*(.*)$/.exec(part) ?? []
    const isForAgent = named !== '' && !valued.has(named)
    if (isForAgent) agent = named
    const rule = isForAgent ? rest : part
    return rule === '' ? [] : [{ agent, ...nameAndValue(rule), place: 'im Header X-Robots-Tag' }]
  })
}

function partsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      // The comma in «Wednesday, 25-Aug-2010» does not separate rules.
      .replace(/(unavailable_after\s*:\s*[a-z]+),\s*/g, '$1 ')
      .split(',', mostRules)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  )
}

function nameAndValue(part: string): Pick<RobotsRule, 'name' | 'value'> {
  const [name = '', ...value] = part.split(':')
  return { name: name.trim(), value: value.join(':').trim() }
}
