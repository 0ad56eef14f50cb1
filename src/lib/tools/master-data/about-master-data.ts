import type { RuleSource } from '../finding.ts'
import { emptyRecord, type MasterRecord } from './field-form.ts'
import type { Place } from './compare-records.ts'

const master: MasterRecord = {
  name: 'Velo Muster GmbH',
  legalForm: 'GmbH',
  street: 'Beispielstrasse 20',
  postalCode: '3600',
  town: 'Thun',
  phone: '+41 33 123 45 67',
  uid: 'CHE-123.456.788',
  url: 'https://velo-muster.ch/',
}

const places: Place[] = [
  { label: 'Website', record: { ...master, phone: '033 123 45 67' } },
  {
    label: 'Google-Profil',
    record: { ...master, name: 'Velo Muster', legalForm: '', uid: '', street: 'Beispielstr. 20' },
  },
  {
    label: 'Verzeichnis A',
    record: {
      ...emptyRecord,
      name: 'Velo-Muster GmbH',
      street: 'Musterweg 3',
      postalCode: '3600',
      town: 'Thun',
      phone: '033 123 45 76',
      uid: 'CHE-123.456.789',
    },
  },
]

/** A bicycle workshop in Thun that has moved, as in the article. */
export const example = {
  master,
  places,
  csv: `Quelle;Name;Strasse;PLZ;Ort;Telefon;Website
Google Business Profile;Velo Muster GmbH;Beispielstrasse 20;3600;Thun;033 123 45 67;https://velo-muster.ch/
Verband;"Velo Muster GmbH";Musterweg 3;3600;Thun;+41 (0)33 123 45 67;www.velo-muster.ch
Verzeichnis A;Velo Muster;Musterweg 3;3600;Thun;033 999 99 99;
`,
}

export const sources: RuleSource[] = [
  {
    title: 'Bundesamt für Statistik: Die UID, Berechnung der Prüfziffer',
    url: 'http://www.bfs.admin.ch/bfs/portal/de/index/themen/00/05/blank/03/02.html',
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
