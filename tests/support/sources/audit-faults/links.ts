import { origin } from '../audited-files.ts'
import { type Fault, replace, show, write } from './fault.ts'

const file = 'contact.html'
const article = '<a href="/knowledge-base/entity-seo#inhalt">Entitäten</a>'
const toArticle = ['index.html', 'contact.html', 'knowledge-base/entity-seo.html']

export const linkFaults: Record<string, Fault[]> = {
  'link-targets': [
    { seed: show(file, '<a href="/kontakt">a</a>'), findings: ['dist/contact.html: nichts unter /kontakt'] },
    { seed: show(file, '<img src="weg.svg">'), findings: ['dist/contact.html: nichts unter /weg.svg'] },
    {
      seed: show(file, '<form action="/senden"></form>'),
      findings: ['dist/contact.html: nichts unter /senden'],
    },
    {
      seed: show(file, `<meta property="og:audio" content="${origin}/ton.mp3">`),
      findings: ['dist/contact.html: nichts unter /ton.mp3'],
    },
    {
      seed: show(file, '<a href="https://[">a</a>'),
      findings: ['dist/contact.html: «https://[» ist keine Adresse'],
    },
  ],
  anchors: [
    { seed: show(file, '<a href="#nichts">a</a>'), findings: ['dist/contact.html: nichts unter #nichts'] },
    {
      seed: show(file, '<a href="/#%C3%BCber">a</a>'),
      findings: ['dist/contact.html: nichts unter /#%C3%BCber'],
    },
    { seed: show(file, '<a href="#100%">a</a>'), findings: ['dist/contact.html: nichts unter #100%'] },
  ],
  'unique-ids': [
    {
      seed: show(file, '<p id="inhalt"></p>'),
      findings: ['dist/contact.html: id «inhalt» steht mehrmals'],
    },
  ],
  'crawlable-links': [
    {
      seed: show(file, '<a>Los</a>'),
      findings: ['dist/contact.html: <a> «Los» ist kein Link, dem ein Crawler folgt'],
    },
    {
      seed: show(file, '<a href="javascript:go()">Los</a>'),
      findings: ['dist/contact.html: <a> «Los» ist kein Link, dem ein Crawler folgt'],
    },
    {
      seed: show(file, '<span role="link">Los</span>'),
      findings: ['dist/contact.html: <span> «Los» ist kein Link, dem ein Crawler folgt'],
    },
    {
      seed: show(file, '<div onclick="go()">Los</div>'),
      findings: ['dist/contact.html: <div> «Los» ist kein Link, dem ein Crawler folgt'],
    },
  ],
  'link-text': [
    { seed: show(file, '<a href="/">hier</a>'), findings: ['dist/contact.html: Link zu / heisst «hier»'] },
    {
      seed: show(file, '<a href="/">Mehr erfahren →</a>'),
      findings: ['dist/contact.html: Link zu / heisst «Mehr erfahren»'],
    },
    {
      seed: show(file, '<a href="/"><img src="/figure.svg" alt=""></a>'),
      findings: ['dist/contact.html: Link zu / heisst nichts'],
    },
  ],
  'direct-links': [
    {
      seed: show(file, '<a href="/contact/">a</a>'),
      findings: ['dist/contact.html: /contact/ ist ein Umweg'],
    },
    {
      seed: show(file, '<a href="/contact.html">a</a>'),
      findings: ['dist/contact.html: /contact.html ist ein Umweg'],
    },
    { seed: show(file, '<a href="/?a=1">a</a>'), findings: ['dist/contact.html: /?a=1 ist ein Umweg'] },
    { seed: show(file, '<a href="/contact?anliegen=a" rel="nofollow">Anfrage</a>'), findings: [] },
    {
      seed: (files) => {
        write('_redirects', '/alt /contact 301\n')(files)
        show(file, '<a href="/alt">a</a>')(files)
      },
      findings: ['dist/contact.html: /alt ist ein Umweg'],
    },
  ],
  orphans: [
    {
      seed: (files) => toArticle.forEach((name) => replace(name, article, '')(files)),
      findings: ['dist/knowledge-base/entity-seo.html: keine Seite verweist auf /knowledge-base/entity-seo'],
    },
  ],
  'click-depth': [
    {
      seed: (files) => {
        for (const name of toArticle) replace(name, article, '')(files)
        // Home → contact → third → article.
        show('contact.html', '<a href="/third">a</a>')(files)
        write('third.html', `<main>${article}</main>`)(files)
      },
      findings: [
        'dist/knowledge-base/entity-seo.html: /knowledge-base/entity-seo liegt mehr als 2 Klicks von der Startseite',
      ],
    },
  ],
}
