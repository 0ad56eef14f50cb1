import { canParseUrl } from '../../lib/can-parse-url.ts'
import {
  answer,
  applicable,
  findingOf,
  findingsOf,
  listFindings,
  unchecked,
  verdictOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { pastedLine } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import type { Values } from '../shared/tool-input.ts'
import { defaultChannel, type ChannelVerdict } from './default-channel.ts'
import { addressFindings, textFindings, valueFindings } from './link-findings.ts'
import { readChannels } from './read-channels.ts'
import { sourceCategory } from './source-categories.ts'
import { houseStyle, placeholdersIn, utmLink, valuesOf, type Utm } from './utm-link.ts'

export interface CampaignLink extends Utm {
  link: string
  /** The channel in GA4, and the rule that decides it. */
  channel: ChannelVerdict
}

export interface CampaignReport {
  verdict: Verdict
  findings: Finding[]
  links: CampaignLink[]
  /** The fields with all that is advised, if it differs and all lines were understood. */
  suggestion?: Values
}

/** A link for each channel in the fields. */
export function campaignReport({ adresse = '', kanaele = '', kampagne = '' }: Values): CampaignReport {
  const address = pastedAddress(adresse)
  const { channels, unread } = readChannels(kanaele, address)
  if (address === '' || (channels.length === 0 && unread.every(({ grade }) => grade === 'note')))
    return { verdict: unchecked(address === '' ? noAddress : noChannel), findings: [], links: [] }
  const campaign = pastedLine(kampagne)
  const found: Finding[] = at('adresse', addressFindings(address))
  if (channels.some((channel) => channel.campaign === ''))
    found.push(...(campaign === '' ? [noCampaign] : at('kampagne', textFindings([campaign], 'Kampagne'))))
  const links: CampaignLink[] = []
  const lines: [written: string, advised: string][] = []
  const canTag = found.every(({ grade }) => grade !== 'error')
  for (const { line, page, ...channel } of canTag ? channels : []) {
    const target =
      page.startsWith('/') && canParseUrl(page, address) ? new URL(page, address).href : page || address
    const utm = { ...channel, campaign: channel.campaign || campaign }
    const link = utmLink(target, utm)
    if (links.some((made) => made.link === link)) continue
    const verdict = placeholdersIn(utm.source + utm.medium).length > 0 ? open : defaultChannel(utm)
    const source = verdict.channel === 'Paid Other' ? knownSource(utm.source) : undefined
    const medium = knownMedium(verdict, utm)
    // A source or medium that is to be replaced needs no advice on its spelling.
    const advised = valuesOf({ ...channel, ...(source && { source }), ...(medium && { medium }) })
    const spelt = advised.map((value) => houseStyle(value) || value)
    lines.push([valuesOf(channel).join('; '), spelt.join('; ')])
    const told = [
      ...(page === '' ? [] : addressFindings(target)),
      ...textFindings(valuesOf(channel), undefined, advised),
      ...valueFindings(channel, target),
      ...channelFindings(verdict, utm, medium),
      ...(source === undefined ? [] : [unknownSource(utm, source)]),
    ]
    // What else is wrong with a line of several sources follows from it.
    const several = told.filter(({ rule, grade }) => rule === 'utm/several' || grade === 'error')
    const faults = several.some(({ rule }) => rule === 'utm/several') ? several : told
    found.push(...faults.map((finding) => ({ ...finding, place: `Zeile ${line}` })))
    if (faults.every(({ grade }) => grade !== 'error')) links.push({ ...utm, link, channel: verdict })
  }
  const isPlain = channels.every((channel) => channel.page + channel.campaign === '')
  const suggestion =
    isPlain && [...found, ...unread].every(isUnderstood) ? suggested(campaign, lines) : undefined
  const findings = listFindings([
    ...(suggestion && lines.length > 1 ? found.map(mendedAtOnce) : found),
    ...unread,
  ])
  const told = verdictOf(findings, '')
  const made = links.length === 1 ? '1 Link' : `${swissNumber(links.length)} Links`
  const reason = links.length > 0 ? `${made} erzeugt. ${told.reason}`.trim() : told.reason
  return {
    verdict: told.state === 'right' ? answer(made, clean) : { ...told, reason },
    findings,
    links,
    ...(suggestion && { suggestion }),
  }
}

const at = (field: string, findings: Finding[]) => findings.map((finding) => ({ ...finding, field }))

/** Whether a finding leaves no doubt what a line means. */
function isUnderstood({ grade, rule }: Finding): boolean {
  return grade !== 'error' && !/\/(?:swapped|several|unread|ignored)$/.test(rule)
}

/** The fields as advised; `undefined` if they are so already. */
function suggested(
  campaign: string,
  lines: readonly (readonly [written: string, advised: string])[],
): Values | undefined {
  const isSame = houseStyle(campaign) === campaign && lines.every(([written, advised]) => written === advised)
  if (isSame) return undefined
  return { kampagne: houseStyle(campaign), kanaele: lines.map(([, advised]) => advised).join('\n') }
}

/** The spelling of a line with the remedy of all, so that they become one finding: one button mends them. */
function mendedAtOnce(finding: Finding): Finding {
  const isLine = finding.rule === 'utm/spelling' && finding.place?.startsWith('Zeile')
  return isLine ? { ...finding, remedy: 'Mit «Vorschläge übernehmen» ändern Sie alle.' } : finding
}

export function linkRows(links: readonly CampaignLink[]): string[][] {
  return [
    ['Quelle', 'Medium', 'Kampagne', 'Inhalt', 'Link', 'Kanal in GA4'],
    ...links.map(({ source, medium, campaign, content, link, channel }) => [
      source,
      medium,
      campaign,
      content,
      link,
      channel.channel,
    ]),
  ]
}

const noAddress = 'Tragen Sie die Adresse der Seite ein.'
const noChannel = 'Schreiben Sie je Zeile Quelle und Medium, etwa «newsletter; email».'
const clean = 'Als welchen Kanal GA4 jeden zählt, steht in der Tabelle.'

const open = { channel: 'offen', rule: 'Hängt vom Wert ab, den die Plattform einsetzt' }

const noCampaign = findingOf(
  'note',
  'utm/missing',
  'Die Kampagne fehlt; im Bericht finden Sie den Beitrag dann schlecht wieder.',
  'Tragen Sie den Namen des Beitrags ein, etwa «speicherofen»; der dritte Teil einer Zeile ist der Inhalt.',
)

/** Words for paid visits that GA4 takes for unpaid ones, alone or in one like «search-ads»: its rule is `^(.*cp.*|ppc|retargeting|paid.*)$`. */
const paidWords =
  /(?:^|[-_ ])(?:ads?|adwords|sea|sem|paid|pre-?roll|bezahlt\p{L}*|\p{L}*werbung|\p{L}*anzeigen?|Inserate?|(?:ge)?sponsert|sponsored|promoted|boost(?:ed)?|remarketing|retargeting|pmax|performance[- ]?max)(?:$|[-_ ])|^(?:werbe|anzeige|shopping)/iu

/** «Source; medium» of what is printed, for which GA4 has no channel: «flyer; print», «brief; post». */
const printed =
  /; (?:print|qr|offline|Flyer|Plakat|Inserat|Brief|Prospekt|(?:Post)?Karte)|(?:^(?:Flyer|Brief|Prospekt|(?:Post)?Karte).*|mailing); posts?$/i
const isPrinted = ({ source, medium }: Utm) => printed.test(`${source}; ${medium}`)

/** Words for a medium that no rule of GA4 knows, and the one that is meant. */
const nearMediums: [RegExp, string][] = [
  [/^(?:e-?mail|mail|newsletter|rundmail)/i, 'email'],
  [/^(?:facebook|instagram|insta|linkedin|posts?|story|stories|reels?)$/i, 'social'],
  [paidWords, 'cpc'],
  [/^(?:partner|website|webseite|verzeichnis)$/i, 'referral'],
]

/** The business profile at Google, whose visits GA4 counts as search only with the medium «organic». */
const businessProfile = /^(?:gmb|gbp|google.?(?:my.?)?business)/i

/** The medium that GA4 knows for one that it does not, or takes for unpaid; `undefined` for any other. */
function knownMedium({ channel }: ChannelVerdict, utm: Utm): string | undefined {
  if (channel === 'Unassigned') {
    const near = nearMediums.find(([pattern]) => pattern.test(utm.medium))?.[1]
    return isPrinted(utm) ? undefined : (near ?? (businessProfile.test(utm.source) ? 'organic' : undefined))
  }
  return channel.startsWith('Organic') && paidWords.test(utm.medium) ? 'cpc' : undefined
}

/** Other names of sources that GA4 knows. */
const nearSources: Record<string, string> = {
  meta: 'facebook',
  insta: 'instagram',
  adwords: 'google',
  microsoft: 'bing',
}

/** The source that GA4 knows for a paid one that it does not, such as «google» for «google-ads»; `undefined` for any other. */
function knownSource(source: string): string | undefined {
  const [, name = ''] =
    /^(.{1,40}?)(?:[-_. ]?(?:ads?|anzeigen?|werbung|paid|com|ch))*$/.exec(source.toLowerCase()) ?? []
  return nearSources[name] ?? (sourceCategory(name) && name)
}

function unknownSource({ source, medium, campaign }: Utm, better: string): Finding {
  const { channel } = defaultChannel({ source: better, medium, campaign })
  return findingOf(
    'warning',
    'utm/unknown-source',
    `Die Quelle «${source.slice(0, 80)}» kennt GA4 nicht; die bezahlten Besuche stehen unter «Paid Other».`,
    `Schreiben Sie «${better}», dann zählt GA4 «${channel}».`,
  )
}

function channelFindings({ channel }: ChannelVerdict, utm: Utm, better?: string): Finding[] {
  const { source, medium, campaign } = utm
  return applicable(findingsOf('utm'), [
    [
      channel === 'Unassigned',
      isPrinted(utm) ? 'note' : 'warning',
      'unassigned',
      'Das Medium erfüllt in GA4 keine Regel; die Besuche stehen unter «Unassigned».',
      better
        ? `Schreiben Sie als Medium «${better}».`
        : 'Legen Sie in GA4 eine eigene Channelgruppe dafür an, oder werten Sie nach Quelle und Medium aus.',
    ],
    [
      channel.startsWith('Organic') && better !== undefined,
      'warning',
      'unpaid',
      `Das Medium «${medium}» gilt in GA4 nicht als bezahlt; die Besuche stehen unter «${channel}».`,
      `Schreiben Sie als Medium «${better}».`,
    ],
    [
      channel.endsWith('Shopping') &&
        /shop/i.test(campaign) &&
        sourceCategory(source.toLowerCase()) !== 'shopping',
      'warning',
      'shop-campaign',
      `Die Kampagne «${campaign}» enthält «shop»; GA4 zählt diese Besuche als «${channel}», gleich aus welchem Kanal.`,
      'Werten Sie nach Quelle und Medium aus, oder benennen Sie die Kampagne anders.',
    ],
  ])
}
