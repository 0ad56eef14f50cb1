import type { ToolFacts } from '../shared/tool-facts.ts'

/** The bicycle workshop from the article, which has moved. */
export const example = {
  stammdaten: 'Velo Muster GmbH\nBeispielstrasse 20, 3600 Thun\n033 123 45 67\nhttps://velo-muster.ch/',
  fundstellen: `Google-Profil:
Velo Muster GmbH, Beispielstr. 20, 3600 Thun
+41 33 123 45 67, https://velo-muster.ch/

Verband:
Velo Muster GmbH
Musterweg 3
3600 Thun
033 123 45 67

Verzeichnis A:
Velo Muster, Musterweg 3, 3600 Thun
033 999 99 99`,
}

export const about: ToolFacts = {
  title: 'Stammdaten-Vergleich (NAP-Check)',
  purpose:
    'Vergleicht, was Profile und Verzeichnisse über Ihre Firma sagen, mit Ihren Stammdaten. Sagt, was zuerst zu ändern ist, und schreibt die Korrekturen.',
  source:
    'Firma und UID finden Sie auf zefix.ch. Suchen Sie Ihre Firma bei Google und kopieren Sie aus jedem Treffer Name, Adresse und Telefon; den Namen der Stelle schreiben Sie mit Doppelpunkt darüber («Verband:»). Eine Tabelle aus Excel oder Word geht auch, mit einer Zeile oder einer Spalte je Stelle.',
  searches:
    'NAP Checker Adressen vergleichen CSV Excel Stammdaten UID prüfen Telefonnummer Verzeichnisse abgleichen Firmendaten einheitlich',
  task: 'check',
  sources: [
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
  ],
  limits: [
    'Verglichen wird, was Sie eingeben; das Werkzeug liest weder Register noch Verzeichnisse.',
    'Eine UID mit richtiger Prüfziffer muss nicht Ihre sein: Massgebend ist der Eintrag auf uid.admin.ch.',
    'Fax und Stockwerk vergleicht es nicht. Öffnungszeiten, Postfach und «c/o» auch nicht; stehen dort andere als in den Stammdaten, sagt es das.',
    'Ob Strasse, Hausnummer und Postleitzahl zusammengehören, prüft es nicht. Dass E-Mail, UID, Rechtsform oder Website fehlt, meldet es nicht.',
    'Namen in zwei Sprachen erkennt es nur bei Rechtsformen («AG» und «SA») und grossen Orten («Biel» und «Bienne») als dasselbe.',
  ],
}
