const google = (path: string) => `https://developers.google.com/${path}`
const search = (path: string) => google(`search/docs/${path}`)

/** The primary source of each rule. The addresses of Google, RFC 9309 and Microsoft stand in `src/content/sources.yaml` too, with the day they were read. */
export const sources = {
  statusCodes: google('crawling/docs/troubleshooting/http-status-codes'),
  javascript: search('crawling-indexing/javascript/javascript-seo-basics'),
  titleLinks: search('appearance/title-link'),
  snippets: search('appearance/snippet'),
  starterGuide: search('fundamentals/seo-starter-guide'),
  canonical: search('crawling-indexing/consolidate-duplicate-urls'),
  robotsMeta: search('crawling-indexing/robots-meta-tag'),
  validMetadata: search('crawling-indexing/valid-page-metadata'),
  robotsTxt: google('crawling/docs/robots-txt/robots-txt-spec'),
  robotsExclusion: 'https://www.rfc-editor.org/rfc/rfc9309',
  securityTxt: 'https://www.rfc-editor.org/rfc/rfc9116',
  sitemap: search('crawling-indexing/sitemaps/build-sitemap'),
  links: search('crawling-indexing/links-crawlable'),
  discover: search('appearance/google-discover'),
  article: search('appearance/structured-data/article'),
  structuredDataIntro: search('appearance/structured-data/intro-structured-data'),
  structuredDataPolicy: search('appearance/structured-data/sd-policies'),
  structuredDataGallery: search('appearance/structured-data/search-gallery'),
  initialWindow: 'https://www.rfc-editor.org/info/rfc6928',
  layoutShift: 'https://web.dev/articles/cls',
  contentfulPaint: 'https://web.dev/articles/lcp',
  interaction: 'https://web.dev/articles/inp',
  accessibility: 'https://www.w3.org/TR/WCAG22/',
  html: 'https://html.spec.whatwg.org/multipage/',
  openGraph: 'https://ogp.me/',
  rss: 'https://validator.w3.org/feed/docs/rss2.html',
  msnContent:
    'https://support.microsoft.com/en-us/msn/partner-hub/feed-content-specifications-in-msn-partner-hub',
  msnItems: 'https://support.microsoft.com/de-de/msn/partner-hub/msn-feed-item-metadata-requirements',
  contentSecurityPolicy: 'https://www.w3.org/TR/CSP3/',
  mixedContent: 'https://www.w3.org/TR/mixed-content/',
  observatory: 'https://github.com/mdn/mdn-http-observatory',
  dataProtection: 'https://www.fedlex.admin.ch/eli/cc/2022/491/de',
  unfairCompetition: 'https://www.fedlex.admin.ch/eli/cc/1988/223_223_223/de',
  leakage:
    'https://owasp.org/www-project-web-security-testing-guide/stable/4-Web_Application_Security_Testing/01-Information_Gathering/05-Review_Webpage_Content_for_Information_Leakage.html',
} satisfies Record<string, string>
