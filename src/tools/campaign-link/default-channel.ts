import { sourceCategory, type SourceCategory } from './source-categories.ts'

/** The manual tags of a visit. */
export interface TrafficSource {
  source: string
  medium: string
  campaign?: string
}

export interface ChannelVerdict {
  /** The name of the channel as GA4 shows it. */
  channel: string
  /** The rule that decided, in German. */
  rule: string
}

/**
 * The default channel of GA4. The first match of Google's rules for manually tagged traffic decides; case does not count. Rules for Google Ads, Display &
 * Video 360 and the like are left out, because they need data that no link has.
 */
export function defaultChannel({ source, medium, campaign = '' }: TrafficSource): ChannelVerdict {
  const visit = {
    source: source.trim().toLowerCase(),
    medium: medium.trim().toLowerCase(),
    campaign: campaign.trim().toLowerCase().slice(0, 500),
  }
  const category = sourceCategory(visit.source)
  const found = rules.find(([, , matches]) => matches(visit, category))
  const [channel, rule] = found ?? ['Unassigned', 'Keine Regel trifft zu']
  return { channel, rule }
}

type Visit = Required<TrafficSource>

type Rule = [
  channel: string,
  rule: string,
  matches: (visit: Visit, category: SourceCategory | undefined) => boolean,
]

/** Google's `^(.*cp.*|ppc|retargeting|paid.*)$` without `.*`, which would backtrack on long values. */
const isPaid = ({ medium }: Visit) =>
  medium.includes('cp') || medium === 'ppc' || medium === 'retargeting' || medium.startsWith('paid')
const isOfShop: Rule[2] = ({ campaign }, category) =>
  category === 'shopping' || /(?:[^a-df-z]|^)shop|shopping/.test(campaign)
const mediumIn = (words: string) => (visit: Visit) => words.split('|').includes(visit.medium)
const paidMedium = 'Medium enthält «cp», ist «ppc» oder «retargeting» oder beginnt mit «paid»'
const ofShop =
  'Quelle ist ein Shop oder die Kampagne enthält ein Wort mit «shop» am Anfang, «eshop» oder «shopping»'

function paidFrom(wanted: SourceCategory, channel: string, source: string): Rule {
  const rule = `Quelle ist ${source}, und ${paidMedium}`
  return [channel, rule, (visit, category) => category === wanted && isPaid(visit)]
}

/** support.google.com/analytics/answer/9756891, «manual traffic». */
const rules: Rule[] = [
  [
    'Direct',
    'Quelle ist «(direct)» und Medium «(not set)» oder «(none)»',
    (visit) => visit.source === '(direct)' && mediumIn('(not set)|(none)')(visit),
  ],
  ['Cross-network', 'Kampagne enthält «cross-network»', ({ campaign }) => campaign.includes('cross-network')],
  [
    'Paid Shopping',
    `${ofShop}, und ${paidMedium}`,
    (visit, category) => isOfShop(visit, category) && isPaid(visit),
  ],
  paidFrom('search', 'Paid Search', 'eine Suchmaschine'),
  paidFrom('social', 'Paid Social', 'ein Netzwerk'),
  paidFrom('video', 'Paid Video', 'eine Videoplattform'),
  [
    'Display',
    'Medium ist «display», «banner», «expandable», «interstitial» oder «cpm»',
    mediumIn('display|banner|expandable|interstitial|cpm'),
  ],
  ['Paid Other', paidMedium, isPaid],
  ['Organic Shopping', ofShop, isOfShop],
  [
    'Organic Social',
    'Quelle ist ein Netzwerk oder Medium ist «social», «sm», «social media» oder «social network», auch mit Bindestrich',
    (visit, category) =>
      category === 'social' ||
      mediumIn('social|social-network|social-media|sm|social network|social media')(visit),
  ],
  [
    'Organic Video',
    'Quelle ist eine Videoplattform oder Medium enthält «video»',
    ({ medium }, category) => category === 'video' || medium.includes('video'),
  ],
  [
    'Organic Search',
    'Quelle ist eine Suchmaschine oder Medium ist «organic»',
    ({ medium }, category) => category === 'search' || medium === 'organic',
  ],
  ['AI Assistant', 'Medium ist «ai-assistant»', mediumIn('ai-assistant')],
  ['Referral', 'Medium ist «referral», «app» oder «link»', mediumIn('referral|app|link')],
  [
    'Email',
    'Quelle oder Medium ist «email», «e-mail», «e_mail» oder «e mail»',
    ({ source, medium }) => [source, medium].some((value) => /^e[-_ ]?mail$/.test(value)),
  ],
  ['Affiliates', 'Medium ist «affiliate»', mediumIn('affiliate')],
  ['Audio', 'Medium ist «audio»', mediumIn('audio')],
  ['SMS', 'Quelle oder Medium ist «sms»', ({ source, medium }) => source === 'sms' || medium === 'sms'],
  [
    'Mobile Push Notifications',
    'Medium endet mit «push», enthält «mobile» oder «notification», oder Quelle ist «firebase»',
    ({ source, medium }) => /push$|mobile|notification/.test(medium) || source === 'firebase',
  ],
]
