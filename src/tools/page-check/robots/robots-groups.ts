import type { Finding } from '../../shared/finding.ts'
import { shown } from './show-line.ts'
import type { RobotsLine } from './parse-robots.ts'

/** What Google does with groups that people do not expect. */
export function aboutGroups(lines: RobotsLine[]): Finding[] {
  const findings: Finding[] = []
  let agent: RobotsLine | undefined
  let hasRules = false
  let between: RobotsLine | undefined
  for (const line of lines) {
    if (line.directive === 'user-agent') {
      if (agent && !hasRules && between && agent.value !== line.value)
        findings.push(mergedGroups(agent, between, line))
      agent = line
      hasRules = false
      between = undefined
    } else if (line.directive === 'allow' || line.directive === 'disallow') {
      if (!agent) findings.push(ruleWithoutGroup(line))
      hasRules = true
    } else if (line.kind !== 'comment') between ??= line
  }
  if (agent && !hasRules) {
    findings.push({
      grade: 'note',
      rule: 'robots/group-without-rules',
      problem: `Auf «${shown(agent)}» folgt keine Regel; die Gruppe sperrt nichts.`,
      remedy: 'Ist das gewollt, «Disallow:» ohne Wert ergänzen.',
      place: `Zeile ${agent.number}`,
    })
  }
  return findings
}

function mergedGroups(agent: RobotsLine, between: RobotsLine, next: RobotsLine): Finding {
  const what = between.kind === 'empty' ? 'die Leerzeile' : `«${shown(between)}»`
  return {
    grade: 'warning',
    rule: 'robots/merged-groups',
    problem: `«${shown(agent)}» und «${shown(next)}» bilden für Google eine Gruppe: ${what} dazwischen trennt sie nicht, also gelten die folgenden Regeln für beide.`,
    remedy: `Ist das nicht gewollt, vor Zeile ${next.number} eine Regel setzen, etwa «Disallow:» ohne Wert.`,
    place: `Zeilen ${agent.number} und ${next.number}`,
  }
}

function ruleWithoutGroup(line: RobotsLine): Finding {
  return {
    grade: 'error',
    rule: 'robots/rule-without-group',
    problem: `«${shown(line)}» steht vor der ersten Zeile «User-agent» und gilt für niemanden.`,
    remedy: 'Darüber «User-agent: *» oder den Namen des Crawlers setzen.',
    place: `Zeile ${line.number}`,
  }
}
