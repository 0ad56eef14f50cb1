/** The manual tags of a visit. */
export interface TrafficSource {
  source: string
  medium: string
  campaign?: string
}

export interface ChannelVerdict {
  /** The name of the channel as GA4 shows it. */
  channel: string
  /** The rule that decided, in German, and its position from 1. */
  rule: string
  position: number
  /** A caveat if Google's category of the source is unknown to us. */
  doubt?: string
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
  const position = rules.findIndex(({ matches }) => matches(visit, category))
  const decided = rules[position] ?? unassigned
  // With an unknown category an earlier rule might have matched in Google's table. Only the first two rules precede those by category.
  const isOpen = category === 'unknown' && decided.channel !== 'Direct' && decided.channel !== 'Cross-network'
  return {
    channel: decided.channel,
    rule: decided.rule,
    position: position < 0 ? rules.length + 1 : position + 1,
    ...(isOpen && {
      doubt: `«${visit.source.slice(0, 60)}» ist nicht in unserer Liste. Das Ergebnis gilt, sofern Google die Quelle nicht als Suche, Netzwerk, Shop oder Video führt.`,
    }),
  }
}

type Visit = Required<TrafficSource>

interface Rule {
  channel: string
  rule: string
  matches: (visit: Visit, category: SourceCategory | 'none' | 'unknown') => boolean
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

/** The source categories of GA4's default channels. */
type SourceCategory = 'search' | 'social' | 'shopping' | 'video'

/**
 * Those of Google's 819 sources that Swiss firms meet (table of the page on the default channel group). As in Google's table, `msn` and `google-play` are
 * search, `bit.ly` and `whatsapp` social.
 */
const listed: Record<SourceCategory, string> = {
  search:
    'google bing duckduckgo ecosia.org qwant qwant.com yahoo yahoo.com ch.search.yahoo.com de.search.yahoo.com msn msn.com ntp.msn.com news.google.com google-play lens.google.com yandex baidu',
  social:
    'linkedin linkedin.com lnkd.in facebook facebook.com m.facebook.com l.facebook.com fb fb.me instagram instagram.com l.instagram.com ig xing xing.com pinterest pinterest.ch pinterest.com pinterest.de tiktok tiktok.com twitter twitter.com t.co reddit reddit.com whatsapp whatsapp.com t.me messenger messenger.com snapchat snapchat.com quora quora.com tumblr tumblr.com trustpilot tripadvisor tripadvisor.com yelp yelp.com houzz houzz.com glassdoor glassdoor.com medium.com wordpress wordpress.com bit.ly tinyurl.com hootsuite flipboard flipboard.com social',
  shopping:
    'amazon amazon.com amazon.co.uk ebay ebay.com ebay.de etsy etsy.com shopify shopify.com stripe stripe.com alibaba alibaba.com walmart',
  video:
    'youtube youtube.com m.youtube.com vimeo vimeo.com player.vimeo.com wistia wistia.com dailymotion twitch twitch.tv ted ted.com netflix',
}

/** Common names for own sources that are not in Google's table. */
const unlisted =
  'newsletter offerte verband lieferant partner website mailing flyer inserat visitenkarte rechnung plakat messe qr print brief signatur zeitung fachmagazin email e-mail e_mail sms'

const categories = new Map(
  (['search', 'social', 'shopping', 'video'] as const).flatMap((category) =>
    listed[category].split(' ').map((source) => [source, category] as const),
  ),
)
const known = new Set(unlisted.split(' '))

/** The category of a source; `none` if Google's table has no entry, `unknown` if we have not looked it up. */
function sourceCategory(source: string): SourceCategory | 'none' | 'unknown' {
  return (
    categories.get(source) ??
    (known.has(source) || source === '' || source.startsWith('(') ? 'none' : 'unknown')
  )
}
