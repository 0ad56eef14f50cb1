import { csvText } from '../shared/csv.ts'
import { listFindings, type Finding } from '../shared/finding.ts'
import { checkSitemap } from '../sitemap/check-sitemap.ts'
import { looksLikeXml } from '../sitemap/sitemap.ts'
import type { Work } from '../shared/slices.ts'
import { checkRobots } from './check-robots.ts'
import { crawlerRules, namedCrawler, type Crawler, type CrawlerRules } from './crawlers.ts'
import { briefReason, readAsked } from './judge-address.ts'
import { match } from './match-robots.ts'
import { sitemapConflict } from './sitemap-conflicts.ts'

export interface RobotsInput {
  robots: string
  /** One a line, or a sitemap. */
  addresses: string
  /** Their names, with commas between. */
  crawlers: string
}

/** What is decided alike for some crawlers. */
export interface AddressVerdict {
  address: string
  crawlers: string[]
  /** Undefined where robots.txt does not decide. */
  allowed: boolean | undefined
  /** The line and group that decide, in a few words. */
  brief: string
}

export interface RobotsReport {
  findings: Finding[]
  verdicts: AddressVerdict[]
}

/** So many addresses are judged before the visitor may be answered. */
const addressesAtOnce = 50

/** Judges every address for every crawler, and says what is wrong with the file, the sitemap, and between the two. */
export function* robotsReport({ robots, addresses, crawlers }: RobotsInput): Work<RobotsReport> {
  const { file, findings } = yield* checkRobots(robots)
  const rules: CrawlerRules[] = []
  for (const name of crawlers.split(/[,;\n]+/).filter((written) => written.trim() !== '')) {
    yield 0
    rules.push(crawlerRules(file.lines, namedCrawler(name)))
  }
  const sitemap = looksLikeXml(addresses) ? yield* checkSitemap(addresses) : undefined
  const asked = sitemap
    ? sitemap.sitemap.entries.map(({ address }) => address).filter((address) => address !== '')
    : readAddresses(addresses)
  const verdicts: AddressVerdict[] = []
  const conflicts: Finding[] = []
  for (const [index, address] of asked.entries()) {
    if (index % addressesAtOnce === 0) yield index / asked.length
    const judged = judge(address, rules)
    verdicts.push(...judged)
    if (sitemap && judged.some(({ allowed }) => allowed === false))
      conflicts.push(...sitemapConflict(address, rules, file.lines, `Eintrag ${index + 1}`))
  }
  const remarks = rules.flatMap(({ crawler }) => (crawler.remark ? [remarkOn(crawler, crawler.remark)] : []))
  return {
    findings: listFindings([...findings, ...(sitemap?.findings ?? []), ...conflicts, ...remarks]),
    verdicts,
  }
}

/** One verdict for all crawlers that are told the same. */
function judge(address: string, crawlers: CrawlerRules[]): AddressVerdict[] {
  const { path, decided } = readAsked(address)
  const alike = new Map<string, AddressVerdict>()
  for (const rules of crawlers) {
    const { allowed, brief } = decided ?? told(rules, path)
    const known = alike.get(brief)
    if (known) known.crawlers.push(rules.crawler.name)
    else alike.set(brief, { address, crawlers: [rules.crawler.name], allowed, brief })
  }
  return [...alike.values()]
}

function told(rules: CrawlerRules, path: string): Pick<AddressVerdict, 'allowed' | 'brief'> {
  const found = match(rules, path)
  return { allowed: found.allowed, brief: briefReason(found) }
}

/** The addresses in a pasted list: one a line, spaces and empty lines left out. */
export function readAddresses(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function remarkOn({ name, ignoresGeneral }: Crawler, remark: string): Finding {
  return {
    grade: 'note',
    rule: 'robots/crawler',
    problem: remark,
    remedy: ignoresGeneral
      ? `Soll er etwas nicht lesen, eine Gruppe «User-agent: ${name}» anlegen.`
      : 'Ein sicheres Nein gibt nur der Server: Zugriff dort sperren.',
    place: name,
  }
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
      verdict.crawlers.map((crawler) => [verdict.address, crawler, verdictWord(verdict), verdict.brief]),
    ),
  ])
}
