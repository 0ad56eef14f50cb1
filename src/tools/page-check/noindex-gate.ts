import { findingOf, type Finding } from '../shared/finding.ts'
import { developer, editor, unseen, type Gate, type Visit } from './gate.ts'
import { inNoscript, type RobotsRule } from './robots-rules.ts'
import { isFor, rulesOf } from './robots-rules.ts'

const name = 'noindex'

/** Whether the page keeps itself out of the index. The most restrictive rule holds (Google, «Robots meta tag»). */
export function noindexGate(visit: Visit): Gate {
  const rules = rulesOf(visit)
  const own = rules.filter((rule) => isFor(rule, visit.crawler))
  const found = aboutOthers(rules, visit.crawler)
  const barring = own.filter((rule) => rule.name === 'noindex' || rule.name === 'none')
  const certain = barring.filter(({ place }) => place !== inNoscript)
  const expired = own.filter((rule) => rule.name === 'unavailable_after' && isPast(rule))
  if (expired.length > 0 && certain.length === 0)
    return {
      name,
      state: 'closed',
      brief: 'abgelaufen',
      opener: editor,
      findings: [...expired.map(over), ...found],
    }
  const [first] = certain
  if (first) {
    const opener = first.place === 'im HTML' ? `${editor} oder ${developer}` : developer
    return { name, state: 'closed', brief: first.place, opener, findings: [...certain.map(barred), ...found] }
  }
  const doubts = [
    ...[...barring, ...own.filter(isAlmost)].map(unclear),
    ...own.filter(({ name: rule }) => rule === 'unavailable_after').map(expiring),
  ]
  const findings = [...doubts, ...found]
  if (doubts.length > 0)
    return { name, state: 'doubtful', brief: 'unklare Angabe', opener: developer, findings }
  if (!visit.page) return unseen(name, 'HTML', findings)
  if (!visit.response) return unseen(name, 'Header', findings)
  return { name, state: 'open', brief: 'keine Sperre', findings }
}

function barred({ name: rule, agent, place }: RobotsRule): Finding {
  const who = agent ? ` für ${agent}` : ''
  return findingOf(
    'error',
    'reach/noindex',
    `«${rule}» ${place} schliesst die Seite${who} von der Suche aus.`,
    place === 'im HTML'
      ? 'Im ausgelieferten HTML entfernen, meist eine Einstellung im CMS; ein Skript kommt zu spät.'
      : 'In der Einstellung von Server oder CDN entfernen.',
    name,
  )
}

/** The clock is asked only where a date stands: the worked example has none. */
function isPast({ value }: RobotsRule): boolean {
  return Date.parse(value) < Date.now()
}

function over({ value, place }: RobotsRule): Finding {
  return findingOf(
    'error',
    'reach/expired',
    `Seit «${value.slice(0, 40)}» zeigt Google die Seite nicht mehr («unavailable_after» ${place}).`,
    'Angabe entfernen oder ein späteres Datum setzen.',
    name,
  )
}

function expiring({ value, place }: RobotsRule): Finding {
  return findingOf(
    'warning',
    'reach/unavailable-after',
    `Nach «${value.slice(0, 40)}» zeigt Google die Seite nicht mehr («unavailable_after» ${place}).`,
    'Datum prüfen.',
    name,
  )
}

function unclear({ name: rule, place }: RobotsRule): Finding {
  return findingOf(
    'warning',
    'reach/noindex-unclear',
    `Ob «${rule.slice(0, 40)}» ${place} als «noindex» gilt, ist nicht dokumentiert.`,
    'Entfernen; soll sie gelten, in den Kopf setzen und Angaben mit Komma trennen.',
    name,
  )
}

/** Such as «no-index», or «noindex nofollow» without its comma. */
function isAlmost({ name: rule }: RobotsRule): boolean {
  return rule !== 'noindex' && /no-?index/.test(rule)
}

function aboutOthers(rules: readonly RobotsRule[], crawler: string): Finding[] {
  return rules
    .filter((rule) => (rule.name === 'noindex' || rule.name === 'none') && !isFor(rule, crawler))
    .map(({ name: rule, agent, place }) =>
      findingOf(
        'note',
        'reach/other-crawler',
        `«${rule}» ${place} gilt nur für ${agent}, nicht für ${crawler}.`,
        'Prüfen, ob das gewollt ist.',
        name,
      ),
    )
}
