import { dayNumber, dayText } from '../shared/calendar-day.ts'
import { csvText } from '../shared/csv.ts'
import type { Finding } from '../shared/finding.ts'
import { channels, checks, type Channel, type ChannelId } from './channels.ts'
import { defaultChannel, type ChannelVerdict } from './default-channel.ts'
import { houseStyle, utmLink } from './utm-link.ts'

/** On what the newsletter rests: consent of everybody, purchases only, or nothing that could be shown. */
export type Consent = 'given' | 'customers' | 'none'

export interface PlanInput {
  address: string
  /** The day the article appears, such as 2026-11-24. */
  start: string
  channels: ChannelId[]
  consent: Consent
  /** Days on which nothing goes out: cantonal holidays, company holidays. */
  closed: string[]
}

export interface PlanRow {
  day: string
  channel: string
  task: string
  link?: string
  /** Where GA4 will count the visits of this link. */
  ga4?: ChannelVerdict
}

/** The dated plan. Weekends and closed days move to the next day that is open; only what carries no link stays on its day. */
export function distributionPlan(input: PlanInput): { rows: PlanRow[]; findings: Finding[] } {
  const start = dayNumber(input.start)
  if (start === undefined || start < 0 || start > lastStart) return { rows: [], findings: [noDay] }
  const closed = new Set(input.closed)
  const campaign = campaignOf(input.address)
  const findings: Finding[] = []
  const rows: PlanRow[] = []
  const chosen = Object.entries<Channel>(channels).filter(([id]) => input.channels.some((one) => one === id))
  for (const [id, { name, day, task, utm }] of chosen) {
    if (id === 'newsletter' && input.consent !== 'given') findings.push(consentFindings[input.consent])
    if (id === 'newsletter' && input.consent === 'none') continue
    const row = { day: dayText(utm ? openDay(start + day, closed) : start + day), channel: name, task }
    if (!utm) {
      rows.push(row)
      continue
    }
    const tagged = utmLink(input.address, { ...utm, campaign, content: row.day })
    if (!tagged.link) return { rows: [], findings: tagged.findings }
    const ga4 = defaultChannel({ ...utm, campaign })
    if (ga4.channel === 'Unassigned') findings.push(unassigned(name, utm.medium))
    if (ga4.channel === 'Organic Shopping') findings.push(shopCampaign(campaign))
    rows.push({ ...row, link: tagged.link, ga4 })
  }
  for (const { name, day, task } of checks)
    rows.push({ day: dayText(openDay(start + day, closed)), channel: name, task })
  return { rows: rows.toSorted((one, other) => one.day.localeCompare(other.day)), findings: unique(findings) }
}

/** The plan as a CSV file, its cells guarded against formulas. */
export function planCsv(rows: readonly PlanRow[]): string {
  const head = [
    'Tag',
    'Kanal',
    'Fassung',
    'Messlink',
    'Kanal in GA4',
    'erledigt',
    'Besuche Tag 28',
    'Anfragen Tag 28',
  ]
  return csvText([
    head,
    ...rows.map(({ day, channel, task, link, ga4 }) => [
      day,
      channel,
      task,
      link ?? '',
      ga4?.channel ?? '',
      '',
      '',
      '',
    ]),
  ])
}

/** 31 December 2099. */
const lastStart = 47_481

/** The last part of the path, as the writing rule of the site has it; the host for the home page. */
function campaignOf(address: string): string {
  if (!URL.canParse(address.trim())) return ''
  const { pathname, hostname } = new URL(address.trim())
  const last = pathname
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.(html?|php|aspx?)$/i, '')
  return houseStyle(decoded(last ?? hostname.replace(/^www\./, '')))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Malformed escapes are taken as they stand, as browsers do.
    return text
  }
}

function openDay(wanted: number, closed: Set<string>): number {
  let day = wanted
  // Day 0, 1 January 1970, was a Thursday: Saturday and Sunday are 2 and 3. After a year of closed days the visitor's list is ignored.
  while (day < wanted + 366 && (day % 7 === 2 || day % 7 === 3 || closed.has(dayText(day)))) day += 1
  return day
}

function unique(findings: Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.problem, finding])).values()]
}

const noDay: Finding = {
  grade: 'error',
  rule: 'plan/start',
  problem: 'Der Tag des Erscheinens ist kein Tag des Kalenders.',
  remedy: 'Wählen Sie einen Tag bis Ende 2099.',
}

const consentFindings: Record<'customers' | 'none', Finding> = {
  customers: {
    grade: 'warning',
    rule: 'plan/customers',
    problem:
      'Ohne Einwilligung dürfen nur Personen den Newsletter erhalten, die beim Kauf auf die Ablehnungsmöglichkeit hingewiesen wurden, und nur für ähnliche eigene Angebote (Art. 3 Abs. 1 lit. o UWG).',
    remedy: 'Klären Sie vor dem Versand für jede Adresse, ob sie das erfüllt.',
  },
  none: {
    grade: 'error',
    rule: 'plan/no-consent',
    problem:
      'Der Newsletter ist weggelassen: Massenwerbung per E-Mail verlangt die Einwilligung (Art. 3 Abs. 1 lit. o UWG).',
    remedy:
      'Holen Sie die Einwilligung ein und halten Sie Datum, Formular und Wortlaut fest; üblich ist das Double-Opt-in.',
  },
}

function unassigned(name: string, medium: string): Finding {
  return {
    grade: 'warning',
    rule: 'plan/unassigned',
    problem: `${name}: Das Medium «${medium}» erfüllt in GA4 keine Regel; die Besuche stehen unter «Unassigned».`,
    remedy:
      'Legen Sie in GA4 eine eigene Channelgruppe dafür an, oder werten Sie nach Quelle und Medium aus.',
  }
}

function shopCampaign(campaign: string): Finding {
  return {
    grade: 'warning',
    rule: 'plan/shop-campaign',
    problem: `Die Kampagne «${campaign}» enthält «shop»; GA4 zählt diese Besuche als «Organic Shopping», gleich aus welchem Kanal.`,
    remedy: 'Werten Sie nach Quelle und Medium aus, oder benennen Sie die Kampagne anders.',
  }
}
