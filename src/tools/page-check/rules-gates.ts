import { findingsOf, type Finding } from '../shared/finding.ts'
import { developer, editor, open, shut, unseen, type Gate, type Visit } from './gate.ts'

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
  const colon = part.indexOf(':')
  if (colon < 0) return { name: part, value: '' }
  return { name: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() }
}

/** All robots rules of page and response: those for the crawler, and those for others. */
function rulesOf({ page, response, crawler }: Visit): { own: RobotsRule[]; others: RobotsRule[] } {
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

const isBarring = ({ name }: RobotsRule) => name === 'noindex' || name === 'none'

/** Whether it resembles «noindex», such as «no-index», or «noindex nofollow» without a comma. */
const isAlmost = ({ name }: RobotsRule) => name !== 'noindex' && /no-?index/.test(name)

/** Whether the page forbids indexing. The most restrictive rule wins (Google, «Robots meta tag»). */
export function noindexGate(visit: Visit): Gate {
  const name = 'noindex'
  const told = findingsOf('reach', name)
  const { own, others } = rulesOf(visit)
  const elsewhere = others.filter(isBarring).map(({ name: rule, agent, place }) => {
    const problem = `«${rule}» ${place} gilt nur für ${agent}, nicht für ${visit.crawler}.`
    return told('note', 'other-crawler', problem, 'Prüfen, ob das gewollt ist.')
  })
  const certain = own.filter((rule) => isBarring(rule) && rule.place !== 'in <noscript>')
  const [first] = certain
  if (first) {
    const findings = certain.map(({ name: rule, agent, place }) =>
      told(
        'error',
        'noindex',
        `«${rule}» ${place} schliesst die Seite${agent ? ` für ${agent}` : ''} von der Suche aus.`,
        place === 'im HTML'
          ? 'Im ausgelieferten HTML entfernen, meist eine Einstellung im CMS; ein Skript kommt zu spät.'
          : 'In der Einstellung von Server oder CDN entfernen.',
      ),
    )
    const opener = first.place === 'im HTML' ? `${editor} oder ${developer}` : developer
    return shut('closed', name, first.place, opener, [...findings, ...elsewhere])
  }
  const dated = own.filter(({ name: rule }) => rule === 'unavailable_after')
  // Only a rule with a date depends on the clock, and the worked example has none.
  const expired = dated.filter(({ value }) => Date.parse(value) < Date.now())
  if (expired.length > 0) {
    const findings = expired.map(({ value, place }) =>
      told(
        'error',
        'expired',
        `Seit «${value.slice(0, 40)}» zeigt Google die Seite nicht mehr («unavailable_after» ${place}).`,
        'Angabe entfernen oder ein späteres Datum setzen.',
      ),
    )
    return shut('closed', name, 'abgelaufen', editor, [...findings, ...elsewhere])
  }
  const doubts = [
    ...own
      .filter((rule) => isBarring(rule) || isAlmost(rule))
      .map(({ name: rule, place }) => {
        const problem = `Ob «${rule.slice(0, 40)}» ${place} als «noindex» gilt, ist nicht dokumentiert.`
        const remedy = 'Entfernen; soll sie gelten, in den Kopf setzen und Angaben mit Komma trennen.'
        return told('warning', 'noindex-unclear', problem, remedy)
      }),
    ...dated.map(({ value, place }) => {
      const problem = `Nach «${value.slice(0, 40)}» zeigt Google die Seite nicht mehr («unavailable_after» ${place}).`
      return told('warning', 'unavailable-after', problem, 'Datum prüfen.')
    }),
  ]
  const unfollowed = own
    .filter(({ name: rule }) => rule === 'nofollow')
    .map(({ place }) => {
      const problem = `«nofollow» ${place}: Google folgt keinem Link der Seite.`
      return told('note', 'nofollow', problem, 'Ist das nicht gewollt, die Angabe entfernen.')
    })
  const findings = [...doubts, ...unfollowed, ...elsewhere]
  if (doubts.length > 0) return shut('doubtful', name, 'unklare Angabe', developer, findings)
  return openIfSeen(visit, name, 'keine Sperre', findings)
}

/** Whether search results may show text of the page. The same rules apply to Google's AI answers. */
export function snippetGate(visit: Visit): Gate {
  const name = 'Textausschnitt'
  const told = findingsOf('reach', name)
  const rules = rulesOf(visit).own.filter(({ place }) => place !== 'in <noscript>')
  const opener = `${editor} oder ${developer}`
  const count = visit.page?.nosnippet ?? 0
  const parts = count === 1 ? 'Ein Teil ist' : `${count} Teile sind`
  const problem = `${parts} mit «data-nosnippet» ausgenommen.`
  const remedy = 'Prüfen, ob das gewollt ist; ein nicht geschlossenes Element nimmt alles danach mit.'
  const marked = count === 0 ? [] : [told('note', 'data-nosnippet', problem, remedy)]
  const barred = rules.find((rule) => rule.name === 'nosnippet' || lengthOf(rule) === 0)
  if (barred) {
    const written = barred.name === 'nosnippet' ? 'nosnippet' : 'max-snippet:0'
    const none = `«${written}» ${barred.place}: Die Suche zeigt die Seite, aber keinen Text von ihr; auch KI-Übersichten verwenden keinen.`
    const finding = told('warning', 'nosnippet', none, 'Angabe entfernen, wenn das nicht gewollt ist.')
    const gate = shut('closed', name, barred.place, opener, [finding, ...marked])
    return { ...gate, prevents: 'Nur der Text gesperrt' }
  }
  const lengths = rules.flatMap((rule) => lengthOf(rule) ?? []).filter((length) => length > 0)
  if (lengths.length > 0) {
    const shortest = Math.min(...lengths)
    const few = `Suche und KI-Übersichten verwenden höchstens ${shortest} Zeichen der Seite.`
    const finding = told('warning', 'max-snippet', few, 'Ohne Grenze: «max-snippet:-1» oder keine Angabe.')
    return shut('doubtful', name, `${shortest} Zeichen`, opener, [finding, ...marked])
  }
  return openIfSeen(visit, name, 'ohne Grenze', marked)
}

/** The value of `max-snippet`; `undefined` for another rule or without a number. */
function lengthOf({ name, value }: RobotsRule): number | undefined {
  return name === 'max-snippet' && /^-?\d{1,6}$/.test(value) ? Number(value) : undefined
}

/** An open gate, if page and headers were pasted, because either may contain a rule. */
function openIfSeen({ page, response }: Visit, name: string, brief: string, findings: Finding[]): Gate {
  if (!page) return unseen(name, 'HTML', findings)
  return response ? open(name, brief, findings) : unseen(name, 'Header', findings)
}
