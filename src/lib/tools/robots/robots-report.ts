import { csvText } from '../csv-text.ts'
import { listFindings } from '../finding-list.ts'
import type { Finding } from '../finding.ts'
import type { Work } from '../slices.ts'
import { checkRobots } from './check-robots.ts'
import { crawlerRules, namedCrawler } from './crawlers.ts'
import { judgeAddress } from './judge-address.ts'
import { readAddresses } from './sitemap-conflicts.ts'

export interface RobotsInput {
  robots: string
  /** One a line. */
  addresses: string
  /** Their names, with commas between. */
  crawlers: string
}

/** What is decided alike for some crawlers. */
export interface AddressVerdict {
  address: string
  crawlers: string[]
  allowed: boolean | undefined
  reason: string
}

export interface RobotsReport {
  findings: Finding[]
  verdicts: AddressVerdict[]
}

/** So many addresses are judged before the visitor may be answered. */
const addressesAtOnce = 50

/** Judges every address for every crawler, and says what is wrong with the file. */
export function* robotsReport({ robots, addresses, crawlers }: RobotsInput): Work<RobotsReport> {
  const { file, findings } = checkRobots(robots)
  yield 0
  const rules = crawlers
    .split(/[,;\n]+/)
    .filter((name) => name.trim() !== '')
    .map((name) => crawlerRules(file.lines, namedCrawler(name)))
  const asked = readAddresses(addresses)
  const verdicts: AddressVerdict[] = []
  for (const [index, address] of asked.entries()) {
    verdicts.push(...alike(rules.map((one) => judgeAddress(address, one, { lines: file.lines }))))
    if (index % addressesAtOnce === 0) yield index / asked.length
  }
  return { findings: listFindings(findings), verdicts }
}

function alike(verdicts: ReturnType<typeof judgeAddress>[]): AddressVerdict[] {
  const byReason = new Map<string, AddressVerdict>()
  for (const { address, crawler, allowed, reason } of verdicts) {
    const known = byReason.get(reason)
    if (known) known.crawlers.push(crawler)
    else byReason.set(reason, { address, crawlers: [crawler], allowed, reason })
  }
  return [...byReason.values()]
}

/** What a verdict is called. */
export function verdictWord({ allowed }: Pick<AddressVerdict, 'allowed'>): string {
  if (allowed === undefined) return 'nicht entschieden'
  return allowed ? 'offen' : 'gesperrt'
}

/** The verdicts as a file for a spreadsheet. */
export function verdictsCsv(verdicts: readonly AddressVerdict[]): string {
  return csvText([
    ['Adresse', 'Crawler', 'Urteil', 'Grund'],
    ...verdicts.flatMap((verdict) =>
      verdict.crawlers.map((crawler) => [verdict.address, crawler, verdictWord(verdict), verdict.reason]),
    ),
  ])
}
