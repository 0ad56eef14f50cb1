import { type Fault, fault, replace, show, shown, written } from './fault.ts'

export const textFaults: Record<string, Fault[]> = {
  'text-in-html': [
    written('Wort '.repeat(100), '', 'hat 68 Wörter im HTML'),
    shown('<noscript>Bitte Skripte erlauben.</noscript>', 'sagt ohne Skripte etwas anderes'),
  ],
  'text-complete': [
    fault(
      replace(
        'knowledge-base/entity-seo.md',
        '\n\n',
        '\n\n```ts\nWort\n```\n\nEin [Wort](/verborgen) \\_Wort_ [Abbildung: Eine Figur] Zugeklapptes\n\n',
      ),
      'knowledge-base/entity-seo.html: 2 Wörter fehlen im HTML: Ein, Zugeklapptes',
    ),
  ],
  'competing-pages': [
    fault(
      [
        replace('contact.html', '<title>Kontakt aufnehmen', '<title>Findet man Sie?'),
        replace('contact.html', '<h1>Kontakt aufnehmen', '<h1>Gefundene Betriebe'),
        replace(
          'contact.html',
          'Schreiben Sie eine Nachricht, und wir antworten',
          'Ehrlich und ausführlich beschriebene Leistung im Überblick, für den Betrieb',
        ),
      ],
      'contact.html: gleicht / zu 70 Prozent',
    ),
  ],
  'no-promises': [
    shown(
      '<ul><li><p>Wir garantieren keinen Rang. Wir sorgen dafür, dass <b>Anfragen</b> kommen.</p></li></ul>',
      'verspricht «Wir sorgen dafür, dass Anfragen kommen.»',
    ),
    written(
      'Schreiben Sie eine Nachricht, und',
      'Platz 1 ist garantiert. Und',
      'verspricht «Platz 1 ist garantiert.»',
    ),
  ],
  'html-valid': [
    fault(
      show('contact.html', '<p><img src="/figure.svg" alt="Figur" border="0"></p>'),
      /^dist\/contact\.html: .*border/,
    ),
    shown('<p style="color: red">a</p>', 'Inline style is not allowed'),
  ],
}
