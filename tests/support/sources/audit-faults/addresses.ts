import { origin } from '../audited-files.ts'
import { type Fault, remove, replace, write } from './fault.ts'

export const addressFaults: Record<string, Fault[]> = {
  'unknown-addresses': [
    { seed: remove('404.html'), findings: ['dist/404.html: fehlt'] },
    {
      seed: replace('404.html', '<meta name="robots" content="noindex">', ''),
      findings: ['dist/404.html: ist nicht von Suchergebnissen ausgenommen'],
    },
    {
      seed: replace('404.html', '</head>', `<link rel="canonical" href="${origin}/"></head>`),
      findings: ['dist/404.html: nennt eine kanonische Adresse'],
    },
    {
      seed: write('_redirects', '/* /index.html 200\n'),
      findings: ['dist/_redirects: beantwortet alles: /* /index.html 200'],
    },
  ],
  'soft-404': [
    {
      seed: replace('contact.html', '<title>Kontakt aufnehmen', '<title>Seite nicht gefunden'),
      findings: ['dist/contact.html: klingt wie eine Fehlerseite: «Seite nicht gefunden – Beispielwebsite»'],
    },
    {
      seed: replace('contact.html', 'Wort '.repeat(159), ''),
      findings: ['dist/contact.html: hat nur 9 Wörter im Hauptteil'],
    },
  ],
  'redirect-table': [
    {
      seed: write('_redirects', '# moved\n/alt /contact 301\n/weg /nichts 301\n'),
      findings: ['dist/_redirects: /weg führt zu /nichts, wo nichts ist'],
    },
    {
      seed: write('_redirects', '/a /b 301\n/b /contact 301\n'),
      findings: ['dist/_redirects: /a führt über /b nach /contact'],
    },
    {
      seed: write('_redirects', '/a /a 301\n'),
      findings: ['dist/_redirects: /a führt über /a nach /a'],
    },
  ],
}
