import { origin } from '../audited-files.ts'
import { type Fault, fault, remove, replace, write, written } from './fault.ts'

export const addressFaults: Record<string, Fault[]> = {
  'unknown-addresses': [
    fault(remove('404.html'), '404.html: fehlt'),
    fault(
      replace('404.html', '<meta name="robots" content="noindex">', ''),
      '404.html: ist nicht von Suchergebnissen ausgenommen',
    ),
    fault(
      replace('404.html', '</head>', `<link rel="canonical" href="${origin}/"></head>`),
      '404.html: nennt eine kanonische Adresse',
    ),
    fault(write('_redirects', '/* /index.html 200\n'), '_redirects: beantwortet alles: /* /index.html 200'),
  ],
  'soft-404': [
    written(
      '<title>Kontakt aufnehmen',
      '<title>Seite nicht gefunden',
      'klingt wie eine Fehlerseite: «Seite nicht gefunden – Beispielwebsite»',
    ),
  ],
}
