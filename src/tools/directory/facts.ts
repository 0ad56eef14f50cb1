import type { ToolFacts } from '../shared/tool-facts.ts'
import { limits, sources } from '../master-data/facts.ts'

/** A bicycle workshop in Thun that has moved, as in the article. */
export const example = {
  stammdaten: 'Velo Muster GmbH\nBeispielstrasse 20, 3600 Thun\n033 123 45 67\nhttps://velo-muster.ch/',
  liste: `Quelle;Name;Strasse;PLZ;Ort;Telefon;Website
Unternehmensprofil;Velo Muster GmbH;Beispielstr. 20;3600;Thun;+41 33 123 45 67;https://velo-muster.ch/
Verband;Velo Muster GmbH;Musterweg 3;3600;Thun;033 123 45 67;velo-muster.ch
Verzeichnis A;Velo Muster;Musterweg 3;3600;Thun;033 999 99 99;`,
}

export const about: ToolFacts = {
  title: 'Verzeichnis-Abgleich',
  purpose:
    'Vergleicht eine Liste von Fundstellen (CSV) mit Ihren Stammdaten, ordnet sie nach Dringlichkeit und schreibt zu jeder, was zu berichtigen ist.',
  task: 'check',
  sources,
  limits,
}
