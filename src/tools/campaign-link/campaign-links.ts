import { csvText } from '../shared/csv.ts'
import {
  answer,
  findingOf,
  listFindings,
  unchecked,
  verdictOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { pastedLine, unquoted, visible } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import { defaultChannel, type ChannelVerdict } from './default-channel.ts'
import { addressFindings, campaignOf, utmLink, valueFinding, valueFindings, type Utm } from './utm-link.ts'

export interface CampaignLink extends Utm {
  link: string
  /** The channel in GA4, and the rule that decides it. */
  channel: ChannelVerdict
}

export interface CampaignReport {
  verdict: Verdict
  findings: Finding[]
  links: CampaignLink[]
  /** The links, each below its source. */
  text: string
}

/** A link for each channel in the fields. */
export function campaignReport(values: Readonly<Record<string, string>>): CampaignReport {
  const address = pastedAddress(values['adresse'] ?? '')
  const { channels, unread } = readChannels(values['kanaele'] ?? '')
  if (address === '' || (channels.length === 0 && unread.length === 0))
    return { verdict: unchecked(address === '' ? noAddress : noChannel), findings: [], links: [], text: '' }
  const campaign = pastedLine(values['kampagne'] ?? '')
  const found = addressFindings(address)
  if (campaign === '') found.push(noCampaign(campaignOf(address)))
  else found.push(...valueFinding('utm_campaign', campaign))
  const links: CampaignLink[] = []
  const canTag = found.every(({ grade }) => grade !== 'error')
  for (const { line, ...channel } of canTag ? channels : []) {
    const utm = { ...channel, campaign }
    const link = utmLink(address, utm)
    if (links.some((made) => made.link === link)) {
      found.push(repeated(line))
      continue
    }
    const verdict = defaultChannel(utm)
    const faults = [...valueFindings(utm, address), ...channelFindings(verdict, utm)]
    found.push(...faults.map((finding) => ({ ...finding, place: `Zeile ${line}` })))
    if (faults.every(({ grade }) => grade !== 'error')) links.push({ ...utm, link, channel: verdict })
  }
  const findings = listFindings([...found, ...unread])
  const told = verdictOf(findings, '')
  const made = links.length === 1 ? '1 Link' : `${swissNumber(links.length)} Links`
  return {
    verdict:
      told.state === 'right'
        ? answer(made, [clean, unsureOf(links)].filter(Boolean).join(' '))
        : {
            ...told,
            reason: [links.length > 0 ? `${made} erzeugt.` : '', told.reason, unsureOf(links)]
              .filter(Boolean)
              .join(' '),
          },
    findings,
    links,
    text: links.map(({ source, link }) => `${source}\n${link}`).join('\n\n'),
  }
}

/** Names the sources whose channel is doubtful; empty if there are none. */
function unsureOf(links: readonly CampaignLink[]): string {
  const sources = new Set(
    links.flatMap(({ source, channel }) => (channel.doubt ? [`«${source.slice(0, 60)}»`] : [])),
  )
  if (sources.size === 0) return ''
  const named = [...sources].slice(0, 5).join(', ')
  return `Unsicher ist der Kanal von ${named}${sources.size > 5 ? ' und weiteren' : ''}: Die Quelle ist nicht in unserer Liste.`
}

export function linksCsv(links: readonly CampaignLink[]): string {
  return csvText([
    ['Quelle', 'Medium', 'Kampagne', 'Inhalt', 'Link', 'Kanal in GA4'],
    ...links.map(({ source, medium, campaign, content, link, channel }) => [
      source,
      medium,
      campaign,
      content,
      link,
      channel.channel,
    ]),
  ])
}

const noAddress = 'Tragen Sie die Adresse der Seite ein.'
const noChannel = 'Schreiben Sie je Zeile Quelle und Medium, etwa «newsletter; email».'
const clean = 'Als welchen Kanal GA4 jeden zählt, steht in der Tabelle.'

interface Channel {
  line: number
  source: string
  medium: string
  content: string
}

/** The maximum number of channels, because a paste by mistake may have 100,000 lines. */
const mostChannels = 200

/** Reads channels, one per line: «newsletter; email; ausgabe-11», also from a list, a table or a UTM query. The last part is optional. */
function readChannels(text: string): { channels: Channel[]; unread: Finding[] } {
  const channels: Channel[] = []
  const unread: Finding[] = []
  const lines = text.split(/\r\n|\r|\n/)
  for (const [index, written] of lines.entries()) {
    const whole = visible(written).replace(/^(?:[-*•–]|\d+[.)])\s+/, '')
    const parted = whole.split(/\t|[;,|]|\s[/–-]\s|:\s/)
    const cells = tagsIn(whole) ?? (parted.length > 1 ? parted : whole.split(/\s+/)).map(unquoted)
    const [source = '', medium = '', content = '', ...others] = cells
    if (cells.every((cell) => cell === '') || isHeader(source)) continue
    const isRead = source !== '' && medium !== '' && others.every((cell) => cell === '')
    if (isRead && channels.length < mostChannels) channels.push({ line: index + 1, source, medium, content })
    else unread.push(unreadLine(whole, index + 1))
  }
  return { channels, unread }
}

/** Source, medium and content of UTM parameters, alone or in a whole link; `undefined` for any other text. */
function tagsIn(line: string): string[] | undefined {
  const [query] = /(?<!\w)utm_\w+=\S*/.exec(line) ?? []
  if (query === undefined) return undefined
  const tags = new URLSearchParams(query.replace(/#.*/, ''))
  return ['source', 'medium', 'content'].map((name) => tags.get(`utm_${name}`) ?? '')
}

function isHeader(cell: string): boolean {
  return /^(quelle|source|utm_source|kampagnenquelle)$/i.test(cell)
}

function unreadLine(written: string, line: number): Finding {
  return findingOf(
    'unchecked',
    'utm/unread',
    `Nicht gelesen: «${written.slice(0, 80)}».`,
    'Je Zeile Quelle und Medium schreiben, etwa «newsletter; email».',
    `Zeile ${line}`,
  )
}

function repeated(line: number): Finding {
  return findingOf(
    'note',
    'utm/repeated',
    'Die Zeile wiederholt eine frühere; es entsteht kein zweiter Link.',
    'Unterscheiden Sie zwei Links auf derselben Seite mit einem dritten Teil, etwa «newsletter; email; kopf».',
    `Zeile ${line}`,
  )
}

function noCampaign(suggestion: string): Finding {
  return findingOf(
    'note',
    'utm/missing',
    'Die Kampagne fehlt; im Bericht finden Sie den Beitrag dann schlecht wieder.',
    suggestion ? `Tragen Sie zum Beispiel «${suggestion}» ein.` : 'Tragen Sie den Namen des Beitrags ein.',
  )
}

function channelFindings({ channel }: ChannelVerdict, { medium, campaign }: Utm): Finding[] {
  if (channel === 'Unassigned')
    return [
      findingOf(
        'warning',
        'utm/unassigned',
        `Das Medium «${medium}» erfüllt in GA4 keine Regel; die Besuche stehen unter «Unassigned».`,
        'Legen Sie in GA4 eine eigene Channelgruppe dafür an, oder werten Sie nach Quelle und Medium aus.',
      ),
    ]
  if (channel === 'Organic Shopping' && /shop/i.test(campaign))
    return [
      findingOf(
        'warning',
        'utm/shop-campaign',
        `Die Kampagne «${campaign}» enthält «shop»; GA4 zählt diese Besuche als «Organic Shopping», gleich aus welchem Kanal.`,
        'Werten Sie nach Quelle und Medium aus, oder benennen Sie die Kampagne anders.',
      ),
    ]
  return []
}
