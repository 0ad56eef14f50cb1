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
  const { channel, rule } = rules.find(({ matches }) => matches(visit, category)) ?? unassigned
  return { channel, rule }
}

type Visit = Required<TrafficSource>

interface Rule {
  channel: string
  rule: string
  matches: (visit: Visit, category: SourceCategory | undefined) => boolean
}

/** Google's `^(.*cp.*|ppc|retargeting|paid.*)$` without `.*`, which would backtrack on long values. */
const isPaid = ({ medium }: Visit) =>
  medium.includes('cp') || medium === 'ppc' || medium === 'retargeting' || medium.startsWith('paid')
const isShopCampaign = ({ campaign }: Visit) => /(?:[^a-df-z]|^)shop|shopping/.test(campaign)
const mediumIn = (words: string) => (visit: Visit) => words.split('|').includes(visit.medium)
const paidMedium = 'Medium enthält «cp», ist «ppc» oder «retargeting» oder beginnt mit «paid»'
const mail = 'email|e-mail|e_mail|e mail'

/** support.google.com/analytics/answer/9756891, «manual traffic». */
const rules: Rule[] = [
  {
    channel: 'Direct',
    rule: 'Quelle ist «(direct)» und Medium «(not set)» oder «(none)»',
    matches: (visit) => visit.source === '(direct)' && mediumIn('(not set)|(none)')(visit),
  },
  {
    channel: 'Cross-network',
    rule: 'Kampagne enthält «cross-network»',
    matches: ({ campaign }) => campaign.includes('cross-network'),
  },
  {
    channel: 'Paid Shopping',
    rule: `Quelle ist ein Shop oder die Kampagne enthält ein Wort mit «shop» am Anfang, «eshop» oder «shopping», und ${paidMedium}`,
    matches: (visit, category) => (category === 'shopping' || isShopCampaign(visit)) && isPaid(visit),
  },
  {
    channel: 'Paid Search',
    rule: `Quelle ist eine Suchmaschine, und ${paidMedium}`,
    matches: (visit, category) => category === 'search' && isPaid(visit),
  },
  {
    channel: 'Paid Social',
    rule: `Quelle ist ein Netzwerk, und ${paidMedium}`,
    matches: (visit, category) => category === 'social' && isPaid(visit),
  },
  {
    channel: 'Paid Video',
    rule: `Quelle ist eine Videoplattform, und ${paidMedium}`,
    matches: (visit, category) => category === 'video' && isPaid(visit),
  },
  {
    channel: 'Display',
    rule: 'Medium ist «display», «banner», «expandable», «interstitial» oder «cpm»',
    matches: mediumIn('display|banner|expandable|interstitial|cpm'),
  },
  { channel: 'Paid Other', rule: paidMedium, matches: isPaid },
  {
    channel: 'Organic Shopping',
    rule: 'Quelle ist ein Shop oder die Kampagne enthält ein Wort mit «shop» am Anfang, «eshop» oder «shopping»',
    matches: (visit, category) => category === 'shopping' || isShopCampaign(visit),
  },
  {
    channel: 'Organic Social',
    rule: 'Quelle ist ein Netzwerk oder Medium ist «social», «sm», «social media» oder «social network», auch mit Bindestrich',
    matches: (visit, category) =>
      category === 'social' ||
      mediumIn('social|social-network|social-media|sm|social network|social media')(visit),
  },
  {
    channel: 'Organic Video',
    rule: 'Quelle ist eine Videoplattform oder Medium enthält «video»',
    matches: ({ medium }, category) => category === 'video' || medium.includes('video'),
  },
  {
    channel: 'Organic Search',
    rule: 'Quelle ist eine Suchmaschine oder Medium ist «organic»',
    matches: ({ medium }, category) => category === 'search' || medium === 'organic',
  },
  { channel: 'AI Assistant', rule: 'Medium ist «ai-assistant»', matches: mediumIn('ai-assistant') },
  {
    channel: 'Referral',
    rule: 'Medium ist «referral», «app» oder «link»',
    matches: mediumIn('referral|app|link'),
  },
  {
    channel: 'Email',
    rule: 'Quelle oder Medium ist «email», «e-mail», «e_mail» oder «e mail»',
    matches: (visit) => mediumIn(mail)(visit) || mail.split('|').includes(visit.source),
  },
  { channel: 'Affiliates', rule: 'Medium ist «affiliate»', matches: mediumIn('affiliate') },
  { channel: 'Audio', rule: 'Medium ist «audio»', matches: mediumIn('audio') },
  {
    channel: 'SMS',
    rule: 'Quelle oder Medium ist «sms»',
    matches: ({ source, medium }) => source === 'sms' || medium === 'sms',
  },
  {
    channel: 'Mobile Push Notifications',
    rule: 'Medium endet mit «push», enthält «mobile» oder «notification», oder Quelle ist «firebase»',
    matches: ({ source, medium }) =>
      medium.endsWith('push') ||
      medium.includes('mobile') ||
      medium.includes('notification') ||
      source === 'firebase',
  },
]

const unassigned = { channel: 'Unassigned', rule: 'Keine Regel trifft zu' }
