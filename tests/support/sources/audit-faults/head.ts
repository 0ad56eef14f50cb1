import { type Fault, fault, replace, written } from './fault.ts'

const title = '<title>Kontakt aufnehmen – Beispielwebsite</title>'
const text = 'Schreiben Sie eine Nachricht, und wir antworten innert zweier Arbeitstage.'
const described = (content: string) => `<meta name="description" content="${content}">`
const meta = described(text)
const wide = 'W'.repeat(40)

export const headFaults: Record<string, Fault[]> = {
  'title-present': [written(title, '', 'hat kein <title>'), written(title, title + title, 'hat 2 × title')],
  'title-unique': [
    written(
      title,
      '<title>Gefunden werden – Beispielwebsite</title>',
      'hat denselben Titel wie /: «Gefunden werden – Beispielwebsite»',
    ),
  ],
  'title-width': [written('Kontakt aufnehmen – ', `${wide} – `, `Titel ist 755 Pixel breit: «${wide}»`)],
  'description-present': [written(meta, '', 'hat kein <meta name="description">')],
  'description-unique': [
    fault(
      [
        replace('contact.html', meta, described('Gleich')),
        replace('index.html', '<meta name="description" content="', `${described('Gleich')}<meta content="`),
      ],
      'contact.html: hat dieselbe Beschreibung wie /: «Gleich»',
    ),
  ],
  'description-width': [
    written(meta, described('W'.repeat(80)), 'Beschreibung ist 1057 Pixel breit'),
    written(meta, described('iiii'), 'Beschreibung ist 12 Pixel breit'),
  ],
  'one-h1': [
    written('<h1>Kontakt aufnehmen</h1>', '', 'hat kein <h1>'),
    written('<h2>Mehr davon</h2>', '<h1>Mehr davon</h1>', 'hat 2 × h1'),
  ],
}
