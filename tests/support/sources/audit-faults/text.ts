import { type Fault, replace, show } from './fault.ts'

export const textFaults: Record<string, Fault[]> = {
  'text-in-html': [
    {
      seed: replace('contact.html', 'Wort '.repeat(100), ''),
      findings: ['dist/contact.html: hat 68 Wörter im HTML'],
    },
    {
      seed: show('contact.html', '<noscript>Bitte Skripte erlauben.</noscript>'),
      findings: ['dist/contact.html: sagt ohne Skripte etwas anderes'],
    },
  ],
  'text-complete': [
    {
      seed: replace(
        'knowledge-base/entity-seo.md',
        '\n\n',
        '\n\n```ts\nWort\n```\n\nEin [Wort](/verborgen) \\_Wort_ [Abbildung: Eine Figur] Zugeklapptes\n\n',
      ),
      findings: ['dist/knowledge-base/entity-seo.html: 2 Wörter fehlen im HTML: Ein, Zugeklapptes'],
    },
  ],
  'competing-pages': [
    {
      seed: (files) => {
        replace('contact.html', '<title>Kontakt aufnehmen', '<title>Findet man Sie?')(files)
        replace('contact.html', '<h1>Kontakt aufnehmen', '<h1>Gefundene Betriebe')(files)
        replace(
          'contact.html',
          'Schreiben Sie eine Nachricht, und wir antworten',
          'Ehrlich und ausführlich beschriebene Leistung im Überblick, für den Betrieb',
        )(files)
      },
      findings: ['dist/contact.html: gleicht / zu 70 Prozent'],
    },
  ],
  'no-promises': [
    {
      seed: show(
        'contact.html',
        '<ul><li><p>Wir garantieren keinen Rang. Wir sorgen dafür, dass <b>Anfragen</b> kommen.</p></li></ul>',
      ),
      findings: ['dist/contact.html: verspricht «Wir sorgen dafür, dass Anfragen kommen.»'],
    },
    {
      seed: replace('contact.html', 'Schreiben Sie eine Nachricht, und', 'Platz 1 ist garantiert. Und'),
      findings: ['dist/contact.html: verspricht «Platz 1 ist garantiert.»'],
    },
  ],
  'html-valid': [
    {
      seed: show('contact.html', '<p><img src="/figure.svg" alt="Figur" border="0"></p>'),
      findings: [/^dist\/contact\.html: .*border/],
    },
  ],
  'html-size': [
    {
      seed: show('contact.html', `<!-- ${'a'.repeat(2_000_000)} -->`),
      findings: [/^dist\/contact\.html: hat 200\d{4} Bytes$/],
    },
  ],
}
