import { origin } from '../audited-files.ts'
import { type Fault, fault, replace, show, shown, write } from './fault.ts'

const article = '<a href="/knowledge-base/entity-seo#inhalt">Entitäten</a>'
const withoutArticle = ['index.html', 'contact.html', 'knowledge-base/entity-seo.html'].map((name) =>
  replace(name, article, ''),
)

export const linkFaults: Record<string, Fault[]> = {
  'link-targets': [
    shown('<a href="/kontakt">a</a>', 'nichts unter /kontakt'),
    shown(`<meta property="og:audio" content="${origin}/ton.mp3">`, 'nichts unter /ton.mp3'),
    shown('<a href="https://[">a</a>', '«https://[» ist keine Adresse'),
  ],
  anchors: [
    shown('<a href="#nichts">a</a>', 'nichts unter #nichts'),
    shown('<a href="/#%C3%BCber">a</a>', 'nichts unter /#%C3%BCber'),
  ],
  'crawlable-links': [
    shown('<a>Los</a>', '<a> «Los» ist kein Link, dem ein Crawler folgt'),
    shown('<span role="link">Los</span>', '<span> «Los» ist kein Link, dem ein Crawler folgt'),
  ],
  'link-text': [
    shown('<a href="/">hier</a>', 'Link zu / heisst «hier»'),
    shown('<a href="/">Mehr erfahren →</a>', 'Link zu / heisst «Mehr erfahren»'),
    shown('<a href="/"><img src="/figure.svg" alt=""></a>', 'Link zu / heisst nichts'),
  ],
  'direct-links': [
    shown('<a href="/contact/">a</a>', '/contact/ ist ein Umweg'),
    shown('<a href="/?a=1">a</a>', '/?a=1 ist ein Umweg'),
    shown('<a href="/contact?anliegen=a" rel="nofollow">Anfrage</a>'),
    fault(
      [write('_redirects', '/alt /contact 301\n'), show('contact.html', '<a href="/alt">a</a>')],
      'contact.html: /alt ist ein Umweg',
    ),
  ],
  orphans: [
    fault(
      withoutArticle,
      'knowledge-base/entity-seo.html: keine Seite verweist auf /knowledge-base/entity-seo',
    ),
  ],
  'click-depth': [
    fault(
      // Home → contact → third → article.
      [
        ...withoutArticle,
        show('contact.html', '<a href="/third">a</a>'),
        write('third.html', `<main>${article}</main>`),
      ],
      'knowledge-base/entity-seo.html: /knowledge-base/entity-seo liegt mehr als 2 Klicks von der Startseite',
    ),
  ],
}
