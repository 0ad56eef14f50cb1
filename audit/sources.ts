/** The primary source of a rule. */
export interface Source {
  title: string
  url: string
}

const google = (title: string, path: string): Source => ({
  title: `Google: ${title}`,
  url: `https://developers.google.com/${path}`,
})
const search = (title: string, path: string) => google(title, `search/docs/${path}`)

/** The addresses of Google, RFC 9309 and Microsoft stand in `src/content/sources.yaml` too, with the day they were read. */
export const sources = {
  statusCodes: google('HTTP status codes and crawlers', 'crawling/docs/troubleshooting/http-status-codes'),
  redirects: search('Redirects and Google Search', 'crawling-indexing/301-redirects'),
  javascript: search('JavaScript SEO basics', 'crawling-indexing/javascript/javascript-seo-basics'),
  titleLinks: search('Title links', 'appearance/title-link'),
  snippets: search('Snippets', 'appearance/snippet'),
  starterGuide: search('SEO Starter Guide', 'fundamentals/seo-starter-guide'),
  canonical: search('Specify a canonical URL', 'crawling-indexing/consolidate-duplicate-urls'),
  robotsMeta: search('Robots meta tag specification', 'crawling-indexing/robots-meta-tag'),
  validMetadata: search('Valid page metadata', 'crawling-indexing/valid-page-metadata'),
  robotsTxt: google('Interpretation of robots.txt', 'crawling/docs/robots-txt/robots-txt-spec'),
  robotsExclusion: {
    title: 'RFC 9309: Robots Exclusion Protocol',
    url: 'https://www.rfc-editor.org/rfc/rfc9309',
  },
  llmsTxt: { title: 'llms.txt: Vorschlag', url: 'https://llmstxt.org/' },
  securityTxt: { title: 'RFC 9116: security.txt', url: 'https://www.rfc-editor.org/rfc/rfc9116' },
  sitemap: search('Build and submit a sitemap', 'crawling-indexing/sitemaps/build-sitemap'),
  links: search('Link best practices', 'crawling-indexing/links-crawlable'),
  discover: search('Discover and your website', 'appearance/google-discover'),
  article: search('Article structured data', 'appearance/structured-data/article'),
  structuredDataIntro: search(
    'Introduction to structured data',
    'appearance/structured-data/intro-structured-data',
  ),
  structuredDataPolicy: search(
    'General structured data guidelines',
    'appearance/structured-data/sd-policies',
  ),
  structuredDataGallery: search(
    'Structured data markup that Google Search supports',
    'appearance/structured-data/search-gallery',
  ),
  initialWindow: {
    title: 'RFC 6928: Increasing TCP’s Initial Window',
    url: 'https://www.rfc-editor.org/info/rfc6928',
  },
  layoutShift: { title: 'web.dev: Cumulative Layout Shift', url: 'https://web.dev/articles/cls' },
  contentfulPaint: { title: 'web.dev: Largest Contentful Paint', url: 'https://web.dev/articles/lcp' },
  interaction: { title: 'web.dev: Interaction to Next Paint', url: 'https://web.dev/articles/inp' },
  accessibility: { title: 'W3C: WCAG 2.2', url: 'https://www.w3.org/TR/WCAG22/' },
  html: { title: 'WHATWG: HTML Living Standard', url: 'https://html.spec.whatwg.org/multipage/' },
  openGraph: { title: 'The Open Graph protocol', url: 'https://ogp.me/' },
  rss: { title: 'RSS 2.0 Specification', url: 'https://validator.w3.org/feed/docs/rss2.html' },
  msnContent: {
    title: 'Microsoft: Feed content specifications in MSN Partner Hub',
    url: 'https://support.microsoft.com/en-us/msn/partner-hub/feed-content-specifications-in-msn-partner-hub',
  },
  msnItems: {
    title: 'Microsoft: MSN feed item metadata requirements',
    url: 'https://support.microsoft.com/de-de/msn/partner-hub/msn-feed-item-metadata-requirements',
  },
  contentSecurityPolicy: {
    title: 'W3C: Content Security Policy Level 3',
    url: 'https://www.w3.org/TR/CSP3/',
  },
  mixedContent: { title: 'W3C: Mixed Content', url: 'https://www.w3.org/TR/mixed-content/' },
  observatory: {
    title: 'Mozilla: MDN HTTP Observatory',
    url: 'https://github.com/mdn/mdn-http-observatory',
  },
  dataProtection: {
    title: 'Datenschutzgesetz (DSG), SR 235.1',
    url: 'https://www.fedlex.admin.ch/eli/cc/2022/491/de',
  },
  unfairCompetition: {
    title: 'Bundesgesetz gegen den unlauteren Wettbewerb (UWG), SR 241',
    url: 'https://www.fedlex.admin.ch/eli/cc/1988/223_223_223/de',
  },
  leakage: {
    title: 'OWASP: Review Webpage Content for Information Leakage',
    url: 'https://owasp.org/www-project-web-security-testing-guide/stable/4-Web_Application_Security_Testing/01-Information_Gathering/05-Review_Webpage_Content_for_Information_Leakage.html',
  },
} satisfies Record<string, Source>
