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
  isInNoscript: boolean
}

/** They have a value after a colon, so what stands before it is no crawler (Google, «Robots meta tag»). */
const valued = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after'])

/** Those that Google heeds, those that it once did, and those that only repeat what holds anyway. */
const known = new Set([
  ...valued,
  ...'all index follow noindex nofollow none nosnippet indexifembedded notranslate noimageindex'.split(' '),
  ...'noarchive nocache nositelinkssearchbox noodp noydir archive snippet noai noimageai'.split(' '),
])

/** Whether Google knows the rule, be it to pass over it. */
export function isKnown({ name }: RobotsRule): boolean {
  return known.has(name)
}

/** More rules no page has. */
const mostRules = 500

/** The rules of a robots meta element: commas part them, letter case does not matter. */
export function metaRules(agent: string, content: string, isInNoscript: boolean): RobotsRule[] {
  return partsOf(content).map((part) => ({
    agent: agent === 'robots' ? '' : agent,
    ...nameAndValue(part),
    place: 'im HTML',
    isInNoscript,
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
    return [{ agent, ...nameAndValue(rule), place: 'im Header X-Robots-Tag', isInNoscript: false }]
  })
}

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(',', mostRules)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function nameAndValue(part: string): Pick<RobotsRule, 'name' | 'value'> {
  const colon = part.indexOf(':')
  if (colon < 0) return { name: part, value: '' }
  return { name: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() }
}
