/** What a crawler reads for. */
export type CrawlerPurpose = 'search' | 'request' | 'training'

interface AiCrawler {
  /** As robots.txt names it. */
  name: string
  operator: string
  purpose: CrawlerPurpose
}

/**
 * The crawlers of AI providers whose operator documents a name for robots.txt and what it stands for; Bytespider, for one, is
 * left out, as ByteDance documents neither. Search engines are not among them, so that no choice can shut one out.
 */
export const aiCrawlers = [
  // https://developers.openai.com/api/docs/bots
  { name: 'OAI-SearchBot', operator: 'OpenAI', purpose: 'search' },
  // OpenAI: as a person has asked, robots.txt may not apply.
  { name: 'ChatGPT-User', operator: 'OpenAI', purpose: 'request' },
  { name: 'GPTBot', operator: 'OpenAI', purpose: 'training' },
  // https://support.claude.com/en/articles/8896518
  { name: 'Claude-SearchBot', operator: 'Anthropic', purpose: 'search' },
  { name: 'Claude-User', operator: 'Anthropic', purpose: 'request' },
  { name: 'ClaudeBot', operator: 'Anthropic', purpose: 'training' },
  // https://docs.perplexity.ai/docs/resources/perplexity-crawlers
  { name: 'PerplexityBot', operator: 'Perplexity', purpose: 'search' },
  // Perplexity: generally ignores robots.txt, as a person has asked.
  { name: 'Perplexity-User', operator: 'Perplexity', purpose: 'request' },
  // A name for robots.txt only: Googlebot reads, this decides on training of and answers by Gemini, not on Google Search
  // (https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers).
  { name: 'Google-Extended', operator: 'Google', purpose: 'training' },
  // A name for robots.txt only: Applebot reads, and stays free to (https://support.apple.com/en-us/119829).
  { name: 'Applebot-Extended', operator: 'Apple', purpose: 'training' },
  // https://developers.facebook.com/docs/sharing/webmasters/web-crawlers
  { name: 'meta-webindexer', operator: 'Meta', purpose: 'search' },
  // Meta: may pass over robots.txt, as a person has asked.
  { name: 'meta-externalfetcher', operator: 'Meta', purpose: 'request' },
  { name: 'meta-externalagent', operator: 'Meta', purpose: 'training' },
  // https://developer.amazon.com/amazonbot
  { name: 'Amzn-SearchBot', operator: 'Amazon', purpose: 'search' },
  { name: 'Amzn-User', operator: 'Amazon', purpose: 'request' },
  { name: 'Amazonbot', operator: 'Amazon', purpose: 'training' },
  // An open archive of the web, from which others train (https://commoncrawl.org/ccbot).
  { name: 'CCBot', operator: 'Common Crawl', purpose: 'training' },
] as const satisfies AiCrawler[]

export type AiCrawlerName = (typeof aiCrawlers)[number]['name']
