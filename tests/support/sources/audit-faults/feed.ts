import { origin } from '../audited-files.ts'
import { type Fault, replace, write } from './fault.ts'

const file = 'feed.xml'
const link = '<link rel="alternate" type="application/rss+xml" title="Feed" href="/feed.xml">'
const title = '<title>Was Entitäten für Firmen sind</title>'
const item = /<item>.*<\/item>/s

export const feedFaults: Record<string, Fault[]> = {
  'feed-format': [
    { seed: write(file, '<feed/>'), findings: ['dist/feed.xml: ist <feed>, nicht RSS 2.0'] },
    {
      seed: replace(file, '<description>Texte</description>', ''),
      findings: ['dist/feed.xml: der Kanal hat kein <description>'],
    },
    { seed: replace(file, '</rss>', ''), findings: [/^dist\/feed\.xml: ist kein gültiges XML/] },
    {
      seed: (files) => {
        for (const name of ['index.html', 'contact.html', 'knowledge-base/entity-seo.html'])
          replace(name, link, '')(files)
      },
      findings: ['dist/index.html: kündigt keinen Feed an'],
    },
  ],
  'feed-announced': [
    { seed: replace('contact.html', link, ''), findings: ['dist/contact.html: kündigt keinen Feed an'] },
  ],
  'feed-items': [
    {
      seed: replace(file, title, '<title>&lt;b&gt;Was&lt;/b&gt;</title>'),
      findings: ['dist/feed.xml: «<b>Was</b>»: Der Titel ist leer, hat HTML oder mehr als 150 Zeichen'],
    },
    {
      seed: replace(file, `${origin}/knowledge-base/entity-seo</guid>`, '4711</guid>'),
      findings: [
        'dist/feed.xml: «Was Entitäten für Firmen sind»: Kennung ist «4711», nicht die Adresse der Seite',
      ],
    },
    {
      seed: replace(file, '<pubDate>Sat, 21 Nov 2026 00:00:00 +0100', '<pubDate>2026-11-21'),
      findings: ['dist/feed.xml: «Was Entitäten für Firmen sind»: pubDate ist «2026-11-21»'],
    },
    {
      seed: (files) => {
        for (const tag of ['link', 'guid'])
          replace(file, `<${tag}>${origin}/knowledge-base/entity-seo`, `<${tag}>${origin}/weg`)(files)
      },
      findings: [`dist/feed.xml: «Was Entitäten für Firmen sind»: ${origin}/weg ist keine Seite`],
    },
    {
      seed: (files) => {
        const [text = ''] = item.exec(new TextDecoder().decode(files.get(file))) ?? []
        replace(file, '</channel>', `${text}</channel>`)(files)
      },
      findings: [`dist/feed.xml: Kennung ${origin}/knowledge-base/entity-seo steht mehrmals`],
    },
  ],
  'feed-full-text': [
    {
      seed: replace(file, 'Wort '.repeat(150), ''),
      findings: ['dist/feed.xml: «Was Entitäten für Firmen sind»: nur 11 Wörter'],
    },
    {
      seed: replace(file, `href="${origin}/contact"`, 'href="/contact"'),
      findings: [
        'dist/feed.xml: «Was Entitäten für Firmen sind»: /contact ist nicht vollständig oder unverschlüsselt',
      ],
    },
  ],
  'feed-images': [
    {
      seed: replace(file, `${origin}/preview.png`, `${origin}/weg.png`),
      findings: [`dist/feed.xml: «Was Entitäten für Firmen sind»: ${origin}/weg.png`],
    },
    {
      seed: replace(file, `<media:content url="${origin}/preview.png" medium="image"/>`, ''),
      findings: ['dist/feed.xml: «Was Entitäten für Firmen sind»: kein Bild'],
    },
  ],
  'feed-age': [
    {
      seed: replace(file, '<pubDate>Sat, 21 Nov 2026', '<pubDate>Fri, 21 Nov 2025'),
      findings: [
        'dist/feed.xml: «Was Entitäten für Firmen sind»: Fri, 21 Nov 2025 00:00:00 +0100 ist nicht im Jahr vor lastBuildDate',
      ],
    },
    {
      seed: replace(file, '<pubDate>Sat, 21 Nov 2026', '<pubDate>Sun, 22 Nov 2026'),
      findings: [
        'dist/feed.xml: «Was Entitäten für Firmen sind»: Sun, 22 Nov 2026 00:00:00 +0100 ist nicht im Jahr vor lastBuildDate',
      ],
    },
  ],
  'feed-size': [
    { seed: write(file, 'a'.repeat(10_000_001)), findings: ['dist/feed.xml: hat 10000001 Bytes'] },
  ],
}
