/** The kinds of websites that the default channels of GA4 tell apart. */
export type SourceCategory = 'search' | 'social' | 'shopping' | 'video'

/**
 * Those of Google's 819 sources (table behind the page on the default channel group) that Swiss firms meet; `msn` and `google-play` are search,
 * `bit.ly` and `whatsapp` social, as Google has it.
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

/** House words that Google's table does not have. */
const unlisted =
  'newsletter offerte verband lieferant partner website mailing flyer inserat visitenkarte rechnung plakat messe qr print brief signatur zeitung fachmagazin email e-mail e_mail sms'

const categories = new Map(
  (['search', 'social', 'shopping', 'video'] as const).flatMap((category) =>
    listed[category].split(' ').map((source) => [source, category] as const),
  ),
)
const known = new Set(unlisted.split(' '))

/** The category of a source; `none` where Google's table has no such entry, `unknown` where we did not look it up. */
export function sourceCategory(source: string): SourceCategory | 'none' | 'unknown' {
  const name = source.trim().toLowerCase()
  return categories.get(name) ?? (known.has(name) || name === '' || name.startsWith('(') ? 'none' : 'unknown')
}
