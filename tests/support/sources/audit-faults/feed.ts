import { origin } from '../audited-files.ts'
import { type Fault, fault, replace, write, written } from './fault.ts'

const file = 'feed.xml'
const link = '<link rel="alternate" type="application/rss+xml" title="Feed" href="/feed.xml">'
const address = `${origin}/knowledge-base/entity-seo`
const name = 'Was Entitäten für Firmen sind'

/** A fault that replaces text of the feed. */
const inFeed = (from: string, to: string, said: string) => fault(replace(file, from, to), `${file}: ${said}`)
const ofItem = (from: string, to: string, said: string) => inFeed(from, to, `«${name}»: ${said}`)

export const feedFaults: Record<string, Fault[]> = {
  'feed-format': [
    fault(write(file, '<feed/>'), `${file}: ist <feed>, nicht RSS 2.0`),
    inFeed('<description>Texte</description>', '', 'der Kanal hat kein <description>'),
    fault(replace(file, '</rss>', ''), /^dist\/feed\.xml: ist kein gültiges XML/),
    fault(
      ['index.html', 'contact.html', 'knowledge-base/entity-seo.html'].map((page) => replace(page, link, '')),
      'index.html: kündigt keinen Feed an',
    ),
  ],
  'feed-announced': [written(link, '', 'kündigt keinen Feed an')],
  'feed-items': [
    inFeed(
      `<title>${name}</title>`,
      '<title>&lt;b&gt;Was&lt;/b&gt;</title>',
      '«<b>Was</b>»: Der Titel ist leer, hat HTML oder mehr als 150 Zeichen',
    ),
    ofItem(`${address}</guid>`, '4711</guid>', 'Kennung ist «4711», nicht die Adresse der Seite'),
    ofItem('<pubDate>Sat, 21 Nov 2026 00:00:00 +0100', '<pubDate>2026-11-21', 'pubDate ist «2026-11-21»'),
    fault(
      ['link', 'guid'].map((tag) => replace(file, `<${tag}>${address}`, `<${tag}>${origin}/weg`)),
      `${file}: «${name}»: ${origin}/weg ist keine Seite`,
    ),
    fault((files) => {
      const [item = ''] = /<item>.*<\/item>/s.exec(new TextDecoder().decode(files.get(file))) ?? []
      replace(file, '</channel>', `${item}</channel>`)(files)
    }, `${file}: Kennung ${address} steht mehrmals`),
  ],
  'feed-full-text': [
    ofItem('Wort '.repeat(150), '', 'nur 11 Wörter'),
    ofItem(
      `href="${origin}/contact"`,
      'href="/contact"',
      '/contact ist nicht vollständig oder unverschlüsselt',
    ),
  ],
  'feed-images': [
    ofItem(`${origin}/preview.png`, `${origin}/weg.png`, `${origin}/weg.png`),
    ofItem(`<media:content url="${origin}/preview.png" medium="image"/>`, '', 'kein Bild'),
  ],
}
