import type { RuleSource } from '../shared/finding.ts'
import type { ToolFacts } from '../shared/tool-facts.ts'

/** The joinery of the article: its sign, the register, and a directory that knows the firm before it moved. */
export const example = {
  register: 'Schreinerei Muster GmbH\nBeispielweg 4\n8400 Winterthur\n052 123 45 67\nCHE-123.456.788',
  website: 'Schreinerei Muster\nBeispielweg 4, 8400 Winterthur\n+41 52 123 45 67\nCHE-123.456.789',
  profil: 'Muster Küchen & Türen\nBeispielweg 4, 8400 Winterthur\n052 123 45 67',
  verzeichnis: 'Muster & Sohn GmbH\nAlte Gasse 9, 8400 Winterthur\n052 123 45 67',
}

/** What a comparison of master data rests on; the list of directories shares it. */
export const sources: RuleSource[] = [
  {
    title: 'Bundesamt für Statistik: Die UID, Berechnung der Prüfziffer',
    url: 'https://www.bfs.admin.ch/bfs/portal/de/index/themen/00/05/blank/03/02.html',
    read: '2026-11-22',
  },
  {
    title: 'Nummerierungspläne der Schweiz und Liechtensteins nach libphonenumber',
    url: 'https://github.com/catamphetamine/libphonenumber-js',
    read: '2026-11-22',
  },
]

export const limits: string[] = [
  'Verglichen wird, was Sie eingeben; das Werkzeug liest weder Register noch Verzeichnisse.',
  'Eine UID mit richtiger Prüfziffer muss nicht Ihre sein: Massgebend ist der Eintrag auf uid.admin.ch.',
  'Ob Strasse, Hausnummer und Postleitzahl zusammengehören, prüft es nicht.',
  'Namen in zwei Sprachen («Biel» und «Bienne», «AG» und «SA») erkennt es nur bei der Rechtsform als dasselbe.',
]

export const about: ToolFacts = {
  title: 'Stammdaten-Vergleich',
  purpose:
    'Vergleicht Name, Rechtsform, Adresse, Telefon und UID im Register mit Website, Profil und Verzeichnis, prüft die UID und schreibt die Liste der Korrekturen.',
  task: 'check',
  sources,
  limits,
}
