/** What a crawler reads for. */
export type CrawlerPurpose = 'search' | 'request' | 'training'

interface AiCrawler {
  /** As robots.txt names it. */
  name: string
  operator: string
  purpose: CrawlerPurpose
}

// https://developers.openai.com/api/docs/bots
const openAi = { operator: 'OpenAI' }
// https://support.claude.com/en/articles/8896518
const anthropic = { operator: 'Anthropic' }
// https://docs.perplexity.ai/docs/resources/perplexity-crawlers
const perplexity = { operator: 'Perplexity' }
// https://developers.facebook.com/docs/sharing/webmasters/web-crawlers
const meta = { operator: 'Meta' }
// https://developer.amazon.com/amazonbot
const amazon = { operator: 'Amazon' }

/**
 * The crawlers of AI providers whose operator documents a name for robots.txt and what it stands for; Bytespider, for one, is
 * left out, as ByteDance documents neither. Search engines are not among them, so that no choice can shut one out.
 */
export const aiCrawlers = [
  { name: 'OAI-SearchBot', ...openAi, purpose: 'search' },
  // OpenAI: as a person has asked, robots.txt may not apply.
  { name: 'ChatGPT-User', ...openAi, purpose: 'request' },
  { name: 'GPTBot', ...openAi, purpose: 'training' },
  { name: 'Claude-SearchBot', ...anthropic, purpose: 'search' },
  { name: 'Claude-User', ...anthropic, purpose: 'request' },
  { name: 'ClaudeBot', ...anthropic, purpose: 'training' },
  { name: 'PerplexityBot', ...perplexity, purpose: 'search' },
  // Perplexity: generally ignores robots.txt, as a person has asked.
  { name: 'Perplexity-User', ...perplexity, purpose: 'request' },
  // A name for robots.txt only: Googlebot reads, this decides on training of and answers by Gemini, not on Google Search
  // (https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers).
  { name: 'Google-Extended', operator: 'Google', purpose: 'training' },
  // A name for robots.txt only: Applebot reads, and stays free to (https://support.apple.com/en-us/119829).
  { name: 'Applebot-Extended', operator: 'Apple', purpose: 'training' },
  { name: 'meta-webindexer', ...meta, purpose: 'search' },
  // Meta: may pass over robots.txt, as a person has asked.
  { name: 'meta-externalfetcher', ...meta, purpose: 'request' },
  { name: 'meta-externalagent', ...meta, purpose: 'training' },
  { name: 'Amzn-SearchBot', ...amazon, purpose: 'search' },
  { name: 'Amzn-User', ...amazon, purpose: 'request' },
  { name: 'Amazonbot', ...amazon, purpose: 'training' },
  // An open archive of the web, from which others train (https://commoncrawl.org/ccbot).
  { name: 'CCBot', operator: 'Common Crawl', purpose: 'training' },
] as const satisfies AiCrawler[]

export type AiCrawlerName = (typeof aiCrawlers)[number]['name']
