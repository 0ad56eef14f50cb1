import { type Finding, listFindings } from '../../shared/finding.ts'
import { swissNumber } from '../../shared/numbers.ts'
import { crawlerRules, namedCrawler } from './crawlers.ts'
import { match } from './match-robots.ts'
import { parseRobots, readOctets, type RobotsFile } from './parse-robots.ts'
import { aboutGroups } from './robots-groups.ts'
import { aboutLine } from './robots-lines.ts'

export interface RobotsCheck {
  file: RobotsFile
  findings: Finding[]
}

/** Reads a robots.txt and says what is wrong with it, apart from single addresses. */
export function checkRobots(text: string): RobotsCheck {
  const file = parseRobots(text)
  if (/^\s{0,99}<[!?a-z]/i.test(text)) return { file, findings: [notText] }
  const findings = [...aboutFile(file), ...aboutGroups(file.lines), ...file.lines.flatMap(aboutLine)]
  return { file, findings: listFindings(findings) }
}

const notText: Finding = {
  grade: 'error',
  rule: 'robots/not-text',
  problem: 'Das ist eine HTML- oder XML-Datei, keine robots.txt.',
  remedy: 'Den Text von /robots.txt einfügen oder dort eine Textdatei hinlegen.',
}

const others = 'alle übrigen Crawler'

function aboutFile({ lines, octets }: RobotsFile): Finding[] {
  const findings: Finding[] = []
  if (octets > readOctets) {
    findings.push({
      grade: 'error',
      rule: 'robots/too-large',
      problem: `Die Datei hat ${swissNumber(octets)} Bytes; Google liest 512'000 und ignoriert den Rest.`,
      remedy: 'Regeln mit «*» zusammenfassen, bis die Datei unter 500 KiB liegt.',
    })
  }
  const closed: string[] = []
  for (const name of ['Googlebot', 'Bingbot', others]) {
    const rules = crawlerRules(lines, name === others ? { name, tokens: [] } : namedCrawler(name))
    if (!match(rules, '/').allowed && !match(rules, '/seite').allowed) closed.push(name)
  }
  const [first] = closed
  if (first !== undefined) {
    findings.push({
      // Some sites name whom they let in and shut out the rest.
      grade: first === others ? 'note' : 'error',
      rule: 'robots/all-closed',
      problem: `Gesperrt ist die ganze Website, Startseite inbegriffen, für: ${closed.join(', ')}.`,
      remedy: 'Ist das nicht gewollt, «Disallow: /» entfernen.',
    })
  }
  return findings
}
