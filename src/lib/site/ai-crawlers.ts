export type CrawlerPurpose = 'search' | 'request' | 'training'

interface AiCrawler {
  name: string
  operator: string
  purpose: CrawlerPurpose
}

/**
 * The crawlers of AI providers whose name for robots.txt and purpose are documented. Bytespider, for instance, is missing, because ByteDance
 * documents neither. Search engines are missing, too, so that no operator can refuse them by mistake.
 */
export const aiCrawlers = [
  // https://developers.openai.com/api/docs/bots
  { name: 'OAI-SearchBot', operator: 'OpenAI', purpose: 'search' },
  // OpenAI: robots.txt may not apply, because a person asks for the page.
  { name: 'ChatGPT-User', operator: 'OpenAI', purpose: 'request' },
  { name: 'GPTBot', operator: 'OpenAI', purpose: 'training' },
  // https://support.claude.com/en/articles/8896518
  { name: 'Claude-SearchBot', operator: 'Anthropic', purpose: 'search' },
  { name: 'Claude-User', operator: 'Anthropic', purpose: 'request' },
  { name: 'ClaudeBot', operator: 'Anthropic', purpose: 'training' },
  // https://docs.perplexity.ai/docs/resources/perplexity-crawlers
  { name: 'PerplexityBot', operator: 'Perplexity', purpose: 'search' },
  // Perplexity: generally ignores robots.txt, because a person asks for the page.
  { name: 'Perplexity-User', operator: 'Perplexity', purpose: 'request' },
  // Only a name for robots.txt; the crawler is Googlebot. It decides on training of and answers by Gemini, not on Google Search
  // (https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers).
  { name: 'Google-Extended', operator: 'Google', purpose: 'training' },
  // Only a name for robots.txt; the crawler is Applebot, which stays allowed (https://support.apple.com/en-us/119829).
  { name: 'Applebot-Extended', operator: 'Apple', purpose: 'training' },
  // https://developers.facebook.com/docs/sharing/webmasters/web-crawlers
  { name: 'meta-webindexer', operator: 'Meta', purpose: 'search' },
  // Meta: may ignore robots.txt, because a person asks for the page.
  { name: 'meta-externalfetcher', operator: 'Meta', purpose: 'request' },
  { name: 'meta-externalagent', operator: 'Meta', purpose: 'training' },
  // https://developer.amazon.com/amazonbot
  { name: 'Amzn-SearchBot', operator: 'Amazon', purpose: 'search' },
  { name: 'Amzn-User', operator: 'Amazon', purpose: 'request' },
  { name: 'Amazonbot', operator: 'Amazon', purpose: 'training' },
  // An open archive of the web, which others use for training (https://commoncrawl.org/ccbot).
  { name: 'CCBot', operator: 'Common Crawl', purpose: 'training' },
] as const satisfies AiCrawler[]

export type AiCrawlerName = (typeof aiCrawlers)[number]['name']
