import { hashOf } from '../../../audit/security.ts'

/** The origin of the audited site, a reserved domain. */
export const origin = 'https://www.seite.example'

/** A built site of three pages that passes every rule of the audit. */
export function goodFiles(): Map<string, Uint8Array> {
  const texts = {
    'index.html': page('/', {
      title: 'Gefunden werden',
      description: 'Unsere Leistungen für Betriebe im Überblick, ausführlich und ehrlich beschrieben.',
    }),
    'contact.html': page('/contact', {
      title: 'Kontakt aufnehmen',
      description: 'Schreiben Sie eine Nachricht, und wir antworten innert zweier Arbeitstage.',
    }),
    'knowledge-base/entity-seo.html': page(article, {
      title: 'Was Entitäten für Firmen sind',
      description: 'Personen, Orte und Firmen: wie Suchmaschinen Dinge in der Welt erkennen.',
    }),
    'knowledge-base/entity-seo.md': `# Was Entitäten für Firmen sind\n\n${filler}\n`,
    '404.html': notFound,
    _headers: headers,
    'robots.txt': robots,
    '.well-known/security.txt': 'Contact: mailto:a@example.com\nExpires: 2027-11-21T00:00:00Z\n',
    'sitemap.xml': sitemap,
    'feed.xml': feed,
    'assets/entry-1.js': 'import("./entry-client-1.js")',
    'assets/entry-client-1.js': 'import"./vendor-1.js"',
    'assets/vendor-1.js': '"vendor"',
    'figure.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  }
  const encoder = new TextEncoder()
  return new Map<string, Uint8Array>([
    ...Object.entries(texts).map(([file, text]): [string, Uint8Array] => [file, encoder.encode(text)]),
    ['preview.png', png(1200, 630)],
  ])
}

/** Operator and day of the audit. */
export const publication = {
  origin,
  crawlerChoices: { GPTBot: 'refuse', PerplexityBot: 'allow' },
  now: new Date('2026-11-21T12:00:00Z'),
} as const

/** The first bytes of a PNG, which contain its size. */
export function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(24)
  bytes.write('89504e470d0a1a0a', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const robots = [
  'User-agent: *\nAllow: /\n',
  'User-agent: PerplexityBot\nAllow: /\n',
  'User-agent: GPTBot\nDisallow: /\n',
  `Sitemap: ${origin}/sitemap.xml\n`,
].join('\n')

const filler = 'Wort '.repeat(160).trim()
const article = '/knowledge-base/entity-seo'
const styles = 'p { margin: 0 }'
const day = '2026-11-21'
const moment = `${day}T00:00:00+01:00`
const website = {
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: 'Beispielwebsite',
  url: `${origin}/`,
}

interface Parts {
  title: string
  description: string
}

function page(path: string, { title, description }: Parts): string {
  const url = origin + path
  const webPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    inLanguage: 'de-CH',
    isPartOf: { '@id': website['@id'] },
    datePublished: moment,
    dateModified: moment,
  }
  const graph = { '@context': 'https://schema.org', '@graph': [webPage, website] }
  return [
    '<!DOCTYPE html><html lang="de-CH"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} – Beispielwebsite</title>`,
    `<meta name="description" content="${description}">`,
    '<meta name="robots" content="max-snippet:-1, max-image-preview:large">',
    `<link rel="canonical" href="${url}">`,
    '<link rel="alternate" type="application/rss+xml" title="Feed" href="/feed.xml">',
    ...preview(url, title, description),
    `<script type="application/ld+json">${JSON.stringify(graph)}</script>`,
    `<style>${styles}</style><script type="module" src="/assets/entry-1.js"></script></head>`,
    `<body><main id="inhalt"><h1>${title}</h1><h2>Mehr davon</h2><p>Beispielwebsite: ${filler}</p>`,
    '<img src="/figure.svg" alt="Eine Figur" width="10" height="10">',
    '<p><a href="/">Startseite</a> <a href="/contact">Kontakt</a>',
    `<a href="${article}#inhalt">Entitäten</a></p></main></body></html>\n`,
  ].join('\n')
}

function preview(url: string, title: string, description: string): string[] {
  const values = {
    'og:title': title,
    'og:type': 'website',
    'og:url': url,
    'og:description': description,
    'og:site_name': 'Beispielwebsite',
    'og:locale': 'de_CH',
    'og:image': `${origin}/preview.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  return Object.entries(values).map(([name, value]) => `<meta property="${name}" content="${value}">`)
}

const notFound = [
  '<!DOCTYPE html><html lang="de-CH"><head><meta charset="utf-8"><title>Seite nicht gefunden</title>',
  `<meta name="robots" content="noindex"><style>${styles}</style></head>`,
  '<body><main><h1>Nicht da</h1><p><a href="/">Startseite</a></p></main></body></html>\n',
].join('\n')

const headers = [
  '/*',
  `  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src ${hashOf(styles)}; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  '  Strict-Transport-Security: max-age=63072000',
  '  X-Content-Type-Options: nosniff',
  '  Referrer-Policy: strict-origin-when-cross-origin',
  '  Cross-Origin-Resource-Policy: same-origin',
  '  X-Frame-Options: DENY',
  '  Cross-Origin-Opener-Policy: same-origin',
  '  Permissions-Policy: camera=(), geolocation=(), microphone=()',
  '',
].join('\n')

const sitemap = [
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ...['/', '/contact', article].map(
    (path) => `<url><loc>${origin}${path}</loc><lastmod>${day}</lastmod></url>`,
  ),
  '</urlset>',
].join('\n')

const feed = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">',
  `<channel><title>Wissen</title><link>${origin}/</link><description>Texte</description>`,
  '<language>de-CH</language><lastBuildDate>Sat, 21 Nov 2026 00:00:00 +0100</lastBuildDate>',
  `<item><title>Was Entitäten für Firmen sind</title><link>${origin}${article}</link><guid>${origin}${article}</guid>`,
  '<pubDate>Sat, 21 Nov 2026 00:00:00 +0100</pubDate>',
  `<content:encoded><![CDATA[<p>${filler} <a href="${origin}/contact">Kontakt</a></p>]]></content:encoded>`,
  `<media:content url="${origin}/preview.png" medium="image"/></item></channel></rss>`,
].join('\n')
