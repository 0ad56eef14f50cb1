import { origin } from '../audited-files.ts'
import { type Fault, fault, remove, replace, write, written } from './fault.ts'

const canonical = `<link rel="canonical" href="${origin}/contact">`
const robots = '<meta name="robots" content="max-snippet:-1, max-image-preview:large">'
const entry = `<url><loc>${origin}/contact</loc><lastmod>2026-11-21</lastmod></url>`

/** A fault that replaces text of sitemap or robots.txt. */
const inFile = (file: string) => (from: string, to: string, said: string) =>
  fault(replace(file, from, to), `${file}: ${said}`)
const inSitemap = inFile('sitemap.xml')
const inRobots = inFile('robots.txt')

export const indexingFaults: Record<string, Fault[]> = {
  canonical: [
    written(canonical, '', 'kanonische Adresse ist nicht genannt'),
    written(canonical, '<link rel="canonical" href="/contact">', 'kanonische Adresse ist /contact'),
    written(robots, '<meta name="robots" content="noindex">', `kanonische Adresse ist ${origin}/contact`),
  ],
  'robots-meta': [
    written('max-snippet:-1, ', '', 'es fehlt «max-snippet:-1»'),
    written('max-snippet:-1, ', 'max-snippet:-1, nofollow, ', '«nofollow» steht im Weg'),
  ],
  language: [
    written(' lang="de-CH"', '', 'nennt keine Sprache'),
    written(' lang="de-CH"', ' lang="de-UK"', /^dist\/contact\.html: «UK» ist reserviert/),
    written(' lang="de-CH"', ' lang="de-DE"', 'nennt «de-DE», die Startseite «de-CH»'),
    written('de_CH', 'en_US', 'og:locale sagt «en-US», die Seite «de-CH»'),
  ],
  'sitemap-pages': [
    inSitemap(entry, '', `${origin}/contact fehlt`),
    fault(
      write('_headers', '/contact\n  X-Robots-Tag: noindex\n'),
      `sitemap.xml: ${origin}/contact gehört nicht hinein`,
    ),
    fault(
      remove('sitemap.xml'),
      'sitemap.xml: fehlt',
      ...['/', '/contact', '/knowledge-base/entity-seo'].map((path) => `sitemap.xml: ${origin}${path} fehlt`),
    ),
  ],
  'sitemap-dates': [
    inSitemap(
      entry,
      entry.replace('2026-11-21', '2026-11-22'),
      '/contact: lastmod ist 2026-11-22, die Seite sagt 2026-11-21',
    ),
    fault(
      replace('contact.html', 'application/ld+json', 'text/plain'),
      'sitemap.xml: /contact: lastmod ist 2026-11-21, die Seite sagt nichts',
    ),
  ],
  'robots-txt': [
    fault(remove('robots.txt'), 'robots.txt: fehlt'),
    inRobots('Sitemap:', '# Sitemap:', 'nennt die Sitemap nicht'),
    inRobots(
      'Sitemap:',
      'User-agent: Bingbot\nDisallow: /cont*ct$\n\nSitemap:',
      'Bingbot darf /contact nicht lesen',
    ),
    inRobots(
      'Sitemap:',
      'User-agent: Bingbot\nDisallow: /assets/entry-1\n\nSitemap:',
      'Bingbot darf /assets/entry-1.js nicht lesen',
    ),
    fault(
      replace('robots.txt', 'Sitemap:', `${`# ${'Text '.repeat(200)}\n`.repeat(600)}Sitemap:`),
      // Crawlers ignore what follows after 500 KiB.
      'robots.txt: nennt die Sitemap nicht',
      'robots.txt: ist grösser als 500 KiB',
    ),
  ],
  'ai-crawlers': [
    inRobots('GPTBot\nDisallow', 'GPTBot\nAllow', 'GPTBot darf / lesen'),
    inRobots('PerplexityBot\nAllow', 'PerplexityBot\nDisallow', 'PerplexityBot darf / nicht lesen'),
    // With its name misspelt, GPTBot would follow the group `*`.
    inRobots('GPTBot', 'GTPBot', 'nennt GPTBot nicht'),
  ],
}
