import { origin } from '../audited-files.ts'
import { type Fault, remove, replace, write } from './fault.ts'

const canonical = `<link rel="canonical" href="${origin}/contact">`
const robots = '<meta name="robots" content="max-snippet:-1, max-image-preview:large">'
const entry = `<url><loc>${origin}/contact</loc><lastmod>2026-11-21</lastmod></url>`

export const indexingFaults: Record<string, Fault[]> = {
  canonical: [
    {
      seed: replace('contact.html', canonical, ''),
      findings: ['dist/contact.html: kanonische Adresse ist nicht genannt'],
    },
    {
      seed: replace('contact.html', canonical, '<link rel="canonical" href="/contact">'),
      findings: ['dist/contact.html: kanonische Adresse ist /contact'],
    },
    {
      seed: replace('contact.html', canonical, `<link rel="canonical" href="${origin}/">`),
      findings: [`dist/contact.html: kanonische Adresse ist ${origin}/`],
    },
    {
      seed: replace('contact.html', robots, '<meta name="robots" content="noindex">'),
      findings: [`dist/contact.html: kanonische Adresse ist ${origin}/contact`],
    },
  ],
  'robots-meta': [
    {
      seed: replace('contact.html', 'max-snippet:-1, ', ''),
      findings: ['dist/contact.html: es fehlt «max-snippet:-1»'],
    },
    {
      seed: replace('contact.html', 'max-snippet:-1, ', 'max-snippet:-1, nofollow, '),
      findings: ['dist/contact.html: «nofollow» steht im Weg'],
    },
  ],
  language: [
    {
      seed: replace('contact.html', ' lang="de-CH"', ''),
      findings: ['dist/contact.html: nennt keine Sprache'],
    },
    {
      seed: replace('contact.html', ' lang="de-CH"', ' lang="de-UK"'),
      findings: [/^dist\/contact\.html: «UK» ist reserviert/],
    },
    {
      seed: replace('contact.html', ' lang="de-CH"', ' lang="de-DE"'),
      findings: ['dist/contact.html: nennt «de-DE», die Startseite «de-CH»'],
    },
    {
      seed: replace('contact.html', 'de_CH', 'en_US'),
      findings: ['dist/contact.html: og:locale sagt «en-US», die Seite «de-CH»'],
    },
  ],
  'sitemap-pages': [
    { seed: replace('sitemap.xml', entry, ''), findings: [`dist/sitemap.xml: ${origin}/contact fehlt`] },
    {
      seed: replace('sitemap.xml', entry, entry + entry),
      findings: [`dist/sitemap.xml: ${origin}/contact gehört nicht hinein`],
    },
    {
      seed: write('_headers', '/contact\n  X-Robots-Tag: noindex\n'),
      findings: [`dist/sitemap.xml: ${origin}/contact gehört nicht hinein`],
    },
    {
      seed: remove('sitemap.xml'),
      findings: [
        'dist/sitemap.xml: fehlt',
        ...['/', '/contact', '/knowledge-base/entity-seo'].map(
          (path) => `dist/sitemap.xml: ${origin}${path} fehlt`,
        ),
      ],
    },
    {
      seed: (files) => {
        write('sitemap-1.xml', new TextDecoder().decode(files.get('sitemap.xml')))(files)
        replace('sitemap-1.xml', entry, '')(files)
        const index = `<sitemapindex><sitemap><loc>${origin}/sitemap-1.xml</loc></sitemap></sitemapindex>`
        write('sitemap.xml', index)(files)
      },
      findings: [`dist/sitemap.xml: ${origin}/contact fehlt`],
    },
  ],
  'sitemap-size': [
    {
      seed: replace('sitemap.xml', '<urlset', `${'<loc>'.repeat(50_000)}<urlset`),
      findings: ['dist/sitemap.xml: nennt 50003 Adressen'],
    },
    {
      seed: write('sitemap-7.xml', ' '.repeat(50 * 1024 * 1024 + 1)),
      findings: ['dist/sitemap-7.xml: hat 52428801 Bytes'],
    },
  ],
  'sitemap-dates': [
    {
      seed: replace('sitemap.xml', entry, entry.replace('2026-11-21', '2026-11-22')),
      findings: ['dist/sitemap.xml: /contact: lastmod ist 2026-11-22, die Seite sagt 2026-11-21'],
    },
    {
      seed: replace('contact.html', '"dateModified"', '"dateCreated"'),
      findings: ['dist/sitemap.xml: /contact: lastmod ist 2026-11-21, die Seite sagt nichts'],
    },
  ],
  'robots-txt': [
    { seed: remove('robots.txt'), findings: ['dist/robots.txt: fehlt'] },
    {
      seed: replace('robots.txt', 'Sitemap:', '# Sitemap:'),
      findings: ['dist/robots.txt: nennt die Sitemap nicht'],
    },
    {
      seed: replace('robots.txt', 'Sitemap:', 'User-agent: Bingbot\nDisallow: /cont*ct$\n\nSitemap:'),
      findings: ['dist/robots.txt: Bingbot darf /contact nicht lesen'],
    },
    {
      seed: replace('robots.txt', 'Sitemap:', 'User-agent: Googlebot\nDisallow: /assets/entry-1\n\nSitemap:'),
      // Applebot follows the group of Googlebot where none has its own name.
      findings: [
        'dist/robots.txt: Googlebot darf /assets/entry-1.js nicht lesen',
        'dist/robots.txt: Applebot darf /assets/entry-1.js nicht lesen',
      ],
    },
    {
      seed: replace('robots.txt', 'Sitemap:', `${'# Text\n'.repeat(80_000)}Sitemap:`),
      // What stands behind the 500 KiB is not read.
      findings: ['dist/robots.txt: nennt die Sitemap nicht', 'dist/robots.txt: ist grösser als 500 KiB'],
    },
  ],
  'ai-crawlers': [
    {
      seed: replace('robots.txt', 'GPTBot\nDisallow', 'GPTBot\nAllow'),
      findings: ['dist/robots.txt: GPTBot darf / lesen'],
    },
    {
      seed: replace('robots.txt', 'PerplexityBot\nAllow', 'PerplexityBot\nDisallow'),
      findings: ['dist/robots.txt: PerplexityBot darf / nicht lesen'],
    },
    {
      // Refused by its misspelt name, it would follow the group of everybody.
      seed: replace('robots.txt', 'GPTBot', 'GTPBot'),
      findings: ['dist/robots.txt: nennt GPTBot nicht'],
    },
  ],
  'llms-txt': [
    {
      seed: replace('llms.txt', 'entity-seo.md', 'entity-seo'),
      findings: ['dist/llms.txt: nennt knowledge-base/entity-seo.md nicht'],
    },
    {
      seed: replace('llms.txt', '- [', `- [Weg](${origin}/weg.md): fort\n- [`),
      findings: [`dist/llms.txt: ${origin}/weg.md führt ins Leere`],
    },
    {
      seed: replace('llms.txt', '# Beispiel', 'Beispiel'),
      findings: ['dist/llms.txt: beginnt nicht mit dem Namen der Website'],
    },
  ],
}
