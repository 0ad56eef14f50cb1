import { csvText } from '../../shared/csv.ts'
import { listFindings, type Finding } from '../../shared/finding.ts'
import { checkSitemap } from '../sitemap/check-sitemap.ts'
import { pastedLine } from '../../shared/pasted-text.ts'
import { readAddresses } from '../../shared/read-addresses.ts'
import { pastedXml } from '../../shared/pasted-xml.ts'
import { looksLikeXml } from '../sitemap/sitemap.ts'
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
  /** An address of the site that the file belongs to; else that of the first address. */
  origin?: string
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

/** Judges every address for every crawler, and says what is wrong with the file, the sitemap, and between the two. */
export function robotsReport({ robots, addresses, crawlers, origin = '' }: RobotsInput): RobotsReport {
  const { file, findings } = checkRobots(robots)
  const isMissing = robots.trim() === ''
  const rules = crawlers
    .split(/[,;\n]+/)
    .filter((written) => written.trim() !== '')
    .map((name) => crawlerRules(file.lines, namedCrawler(pastedLine(name))))
  const pasted = pastedXml(addresses) ?? (looksLikeXml(addresses) ? { xml: addresses, above: '' } : undefined)
  const sitemap = pasted && checkSitemap(pasted.xml)
  const list = sitemap
    ? {
        addresses: sitemap.sitemap.entries.map(({ address }, index) => ({ address, line: index + 1 })),
        unread: pasted?.above ? readAddresses(pasted.above).unread : [],
      }
    : readAddresses(addresses)
  const asked = list.addresses.map(({ address }) => address).filter((address) => address !== '')
  const site = originOf([origin, ...asked])
  const verdicts: AddressVerdict[] = []
  const conflicts: Finding[] = []
  for (const [index, address] of asked.entries()) {
    const judged = isMissing ? [{ ...missing, address }] : judge(address, rules, site)
    verdicts.push(...judged)
    if (sitemap && judged.some(({ allowed }) => allowed === false))
      conflicts.push(...sitemapConflict(address, rules, file.lines, `Eintrag ${index + 1}`))
  }
  const remarks = rules.flatMap(({ crawler }) => (crawler.remark ? [remarkOn(crawler, crawler.remark)] : []))
  return {
    findings: listFindings([
      ...findings,
      ...(isMissing && !sitemap ? [noRobots] : []),
      ...list.unread,
      ...(sitemap?.findings ?? []),
      ...conflicts,
      ...remarks,
    ]),
    verdicts,
  }
}

/** An empty field is no empty file, which would let everybody in. */
const missing = { crawlers: [], allowed: undefined, brief: 'robots.txt fehlt' }

const noRobots: Finding = {
  grade: 'unchecked',
  rule: 'robots/missing',
  problem: 'Die robots.txt fehlt; ob die Adressen gesperrt sind, ist nicht geprüft.',
  remedy: 'Rufen Sie ihre-adresse.ch/robots.txt auf und fügen Sie den Text ein.',
}

/** One verdict for all crawlers that are told the same. */
function judge(address: string, crawlers: CrawlerRules[], site: string | undefined): AddressVerdict[] {
  const { path, decided } = readAsked(address, site)
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

/** The site that a robots.txt decides for: that of the first whole address. */
function originOf(addresses: readonly string[]): string | undefined {
  const whole = addresses.find((address) => /^https?:\/\//i.test(address) && URL.canParse(address))
  return whole === undefined ? undefined : new URL(whole).origin
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
  if (allowed === undefined) return 'nicht geprüft'
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
