import { type Fault, replace } from './fault.ts'

const title = '<title>Kontakt aufnehmen – Beispielwebsite</title>'
const description = 'Schreiben Sie eine Nachricht, und wir antworten innert zweier Arbeitstage.'
const meta = `<meta name="description" content="${description}">`
const wide = 'W'.repeat(40)

export const headFaults: Record<string, Fault[]> = {
  'title-present': [
    { seed: replace('contact.html', title, ''), findings: ['dist/contact.html: hat kein <title>'] },
    {
      seed: replace('contact.html', title, '<title> </title>'),
      findings: ['dist/contact.html: hat kein <title>'],
    },
    { seed: replace('contact.html', title, title + title), findings: ['dist/contact.html: hat 2 × title'] },
  ],
  'title-unique': [
    {
      seed: replace('contact.html', title, '<title>Gefunden werden – Beispielwebsite</title>'),
      findings: ['dist/contact.html: hat denselben Titel wie /: «Gefunden werden – Beispielwebsite»'],
    },
  ],
  'title-width': [
    {
      seed: replace('contact.html', 'Kontakt aufnehmen – ', `${wide} – `),
      findings: [`dist/contact.html: Titel ist 755 Pixel breit: «${wide}»`],
    },
  ],
  'description-present': [
    {
      seed: replace('contact.html', meta, ''),
      findings: ['dist/contact.html: hat kein <meta name="description">'],
    },
    {
      seed: replace('contact.html', meta, meta + meta),
      findings: ['dist/contact.html: hat 2 × meta name="description"'],
    },
  ],
  'description-unique': [
    {
      seed: (files) => {
        replace('contact.html', meta, '<meta name="description" content="Gleich">')(files)
        replace(
          'index.html',
          '<meta name="description" content="',
          '<meta name="description" content="Gleich" lang="',
        )(files)
      },
      findings: ['dist/contact.html: hat dieselbe Beschreibung wie /: «Gleich»'],
    },
  ],
  'description-width': [
    {
      seed: replace('contact.html', meta, `<meta name="description" content="${'W'.repeat(80)}">`),
      findings: ['dist/contact.html: Beschreibung ist 1057 Pixel breit'],
    },
    {
      seed: replace('contact.html', meta, '<meta name="description" content="iiii">'),
      findings: ['dist/contact.html: Beschreibung ist 12 Pixel breit'],
    },
  ],
  'one-h1': [
    {
      seed: replace('contact.html', '<h1>Kontakt aufnehmen</h1>', ''),
      findings: ['dist/contact.html: hat kein <h1>'],
    },
    {
      seed: replace('contact.html', '<h2>Mehr davon</h2>', '<h1>Mehr davon</h1>'),
      findings: ['dist/contact.html: hat 2 × h1'],
    },
  ],
  'heading-order': [
    {
      seed: replace('contact.html', '<h2>Mehr davon</h2>', '<h3>Mehr davon</h3>'),
      findings: ['dist/contact.html: h3 «Mehr davon» folgt auf h1'],
    },
    {
      seed: replace('contact.html', '<h1>Kontakt aufnehmen</h1>', ''),
      findings: ['dist/contact.html: h2 «Mehr davon» folgt auf keine Überschrift'],
    },
  ],
}
