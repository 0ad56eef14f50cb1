import { findingsOf, type Finding } from '../shared/finding.ts'
import {
  isBarring,
  keepsOut,
  robotsRules,
  snippetLimit,
  type RobotsRule,
} from '../shared/page/robots-rules.ts'
import { developer, editor, open, shut, unseen, type Gate, type Visit } from './gate.ts'

/** Whether it resembles «noindex», such as «no-index», or «noindex nofollow» without a comma. */
const isAlmost = ({ name }: RobotsRule) => name !== 'noindex' && /no-?index/.test(name)

/** Whether the page forbids indexing. The most restrictive rule wins (Google, «Robots meta tag»). */
export function noindexGate(visit: Visit): Gate {
  const name = 'noindex'
  const told = findingsOf('reach', name)
  const { own, others } = robotsRules(visit)
  const elsewhere = others.filter(isBarring).map(({ name: rule, agent, place }) => {
    const problem = `«${rule}» ${place} gilt nur für ${agent}, nicht für ${visit.crawler}.`
    return told('note', 'other-crawler', problem, 'Prüfen, ob das gewollt ist.')
  })
  const dated = own.filter(({ name: rule }) => rule === 'unavailable_after')
  // Only a rule with a date depends on the clock, and the worked example has none.
  const expired = dated.filter(({ value }) => Date.parse(value) < Date.now())
  const certain = [...own.filter(keepsOut), ...expired]
  const [first] = certain
  if (first) {
    const findings = certain.map(({ name: rule, value, agent, place }) =>
      told(
        'error',
        'noindex',
        rule === 'unavailable_after'
          ? `Seit «${value.slice(0, 40)}» zeigt Google die Seite nicht mehr («${rule}» ${place}).`
          : `«${rule}» ${place} schliesst die Seite${agent ? ` für ${agent}` : ''} von der Suche aus.`,
        place === 'im HTML'
          ? 'Im ausgelieferten HTML entfernen, meist eine Einstellung im CMS; ein Skript kommt zu spät.'
          : 'In der Einstellung von Server oder CDN entfernen.',
      ),
    )
    const opener = first.place === 'im HTML' ? `${developer} oder ${editor}` : developer
    return shut(name, first.place, opener, [...findings, ...elsewhere])
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
  if (doubts.length > 0) return shut(name, 'unklare Angabe', developer, findings)
  return openIfSeen(visit, name, 'keine Sperre', findings)
}

/** Whether search results may show text of the page. The same rules apply to Google's AI answers. */
export function snippetGate(visit: Visit): Gate {
  const name = 'Textausschnitt'
  const told = findingsOf('reach', name)
  const rules = robotsRules(visit).own.filter(({ place }) => place !== 'in <noscript>')
  const most = Math.min(...rules.flatMap((rule) => snippetLimit(rule) ?? []))
  const strictest = rules.find((rule) => snippetLimit(rule) === most)
  if (!strictest) return openIfSeen(visit, name, 'ohne Grenze')
  const opener = `${developer} oder ${editor}`
  const { place } = strictest
  if (most === 0) {
    const problem = `«nosnippet» oder «max-snippet:0» ${place}: Die Suche zeigt die Seite, aber keinen Text von ihr; auch KI-Übersichten verwenden keinen.`
    const finding = told('warning', 'nosnippet', problem, 'Angabe entfernen, wenn das nicht gewollt ist.')
    return {
      name,
      state: 'closed',
      brief: place,
      opener,
      findings: [finding],
      prevents: 'Nur der Text gesperrt',
    }
  }
  const problem = `Suche und KI-Übersichten verwenden höchstens ${most} Zeichen der Seite.`
  const finding = told('warning', 'max-snippet', problem, 'Ohne Grenze: «max-snippet:-1» oder keine Angabe.')
  return shut(name, `${most} Zeichen`, opener, [finding])
}

/** An open gate, if page and headers were pasted, because either may contain a rule. */
function openIfSeen({ page, response }: Visit, name: string, brief: string, findings: Finding[] = []): Gate {
  if (!page?.hasHead) return unseen(name, page ? 'der Kopf der Seite bis </head>' : 'HTML', findings)
  return response && response.unread === '' ? open(name, brief, findings) : unseen(name, 'Header', findings)
}
