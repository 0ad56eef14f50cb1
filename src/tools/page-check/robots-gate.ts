import { findingOf } from '../shared/finding.ts'
import { crawlerRules, namedCrawler } from './robots/crawlers.ts'
import { judgeAddress } from './robots/judge-address.ts'
import { parseRobots } from './robots/parse-robots.ts'
import { developer, unseen, type Gate, type Visit } from './gate.ts'

const name = 'robots.txt'

/** Whether the crawler may ask for the page at all. */
export function robotsGate({ address, crawler, robots }: Visit): Gate {
  if (robots.trim() === '') return unseen(name, 'robots.txt')
  if (address.trim() === '') return unseen(name, 'Adresse')
  if (/^\s{0,99}<(!doctype|html)/i.test(robots))
    return { name, state: 'open', brief: 'kein Regeltext', findings: [notText] }
  const { lines } = parseRobots(robots)
  const { allowed, brief, reason } = judgeAddress(address, crawlerRules(lines, namedCrawler(crawler)), {
    lines,
  })
  if (allowed === undefined) return { name, state: 'unknown', brief, findings: [] }
  if (allowed) return { name, state: 'open', brief, findings: [] }
  return { name, state: 'closed', brief, opener: developer, findings: [blocked(reason)] }
}

const blocked = (reason: string) =>
  findingOf(
    'error',
    'reach/robots',
    `robots.txt verbietet das Abrufen. ${reason} Was die Seite sagt, auch noindex, liest der Crawler nicht; ohne Text kann sie trotzdem in der Suche stehen.`,
    'Regel entfernen. Soll die Seite nicht in die Suche: abrufen lassen und «noindex» setzen.',
    name,
  )

const notText = findingOf(
  'warning',
  'reach/robots-html',
  'Unter /robots.txt liegt eine Webseite ohne Regeln; der Crawler darf alles abrufen.',
  'Eine Textdatei hinlegen.',
  name,
)
