import { isToolId } from '../../../ssg/content/text-nodes.ts'
import type { ToolId } from '../../../src/tools/all-tools.ts'

/** What a visitor does with a tool, and the expected results. */
interface ToolVisit {
  /** A copy button of the worked example, and the copied text. */
  copied?: [button: string, text: RegExp]
  /** A save button, the file name and the saved text. */
  saved?: [button: string, file: string, text: RegExp]
  /** A field, invalid input (a space toggles a checkbox), and the message about it. */
  typed: [field: string, text: string, problem: RegExp]
  /** The announcement for screen readers after that. */
  announced: RegExp
}

/** A visit with a mistake for every tool. */
export const toolVisits: Record<ToolId, ToolVisit> = {
  'page-check': {
    copied: ['Ergebnis kopieren', /^https:\/\/schreinerei-muster\.ch[^]*3\. noindex: zu/],
    saved: ['Urteile als Datei sichern', 'robots-urteile.csv', /^\uFEFFAdresse;Crawler;Urteil;Grund\r\n/],
    typed: ['seite', 'HTTP/2 503', /Der Server antwortet mit 503/],
    announced: /^Gesperrt bei Punkt\u00A02: Status/,
  },
  hreflang: {
    copied: ['Ergebnis kopieren', /^2 Fehler[^]*- [^]*nicht umgekehrt/],
    typed: ['seiten', '<<<>>> & kein HTML', /Nicht gelesen: /],
    announced: /^Nicht geprüft/,
  },
  snippet: {
    copied: ['Ergebnis kopieren', /Schreinerei Muster[^]*Titel \| /],
    typed: ['titel', '%%title%%', /Darin stehen Platzhalter/],
    announced: /^Nicht geprüft/,
  },
  'swiss-text': {
    copied: ['Ergebnis kopieren', /^3 Warnungen[^]*- Stelle.1/],
    typed: ['text', 'Große Preise ab € 50 <b', /Das Eszett schreibt man in der Schweiz nicht/],
    announced: /^2 Warnungen/,
  },
  'master-data': {
    copied: ['Ergebnis kopieren', /: bisher «[^]*richtig «/],
    saved: ['Korrekturliste als Datei sichern', 'fundstellen.csv', /^\uFEFF[^]*richtig «/],
    typed: ['fundstellen', 'a;b;c\n1;2;3', /Keine Spalte ist zu erkennen/],
    announced: /^Nicht geprüft/,
  },
  vitals: {
    copied: ['Ergebnis kopieren', /LCP 3,6\ss/],
    typed: ['server', 'schnell', /Zu berichtigen/],
    announced: /Nicht gerechnet/,
  },
  chance: {
    copied: ['Ergebnis kopieren', /23[^]*9/],
    typed: ['vorher', 'viele', /Bitte eine ganze Zahl von 0/],
    announced: /^1 Fehler/,
  },
  'campaign-link': {
    copied: ['Ergebnis kopieren', /^4 Links[^]*\(Email\): https:\/\/ofenbau-muster\.ch\/\S+[?&]utm_source=/],
    saved: ['Tabelle als Datei sichern', 'messlinks.csv', /^\uFEFFQuelle;Medium;/],
    typed: ['adresse', 'kein Ort im Netz', /Das ist keine vollständige Adresse/],
    announced: /^1 Fehler/,
  },
  graph: {
    copied: [
      'Ergebnis kopieren',
      /^<script type="application\/ld\+json">[^]*"@context": "https:\/\/schema\.org"/,
    ],
    typed: ['uid', 'CHE-123.456.789', /Tragen Sie mindestens Name und Startseite ein/],
    announced: /^Nicht geprüft/,
  },
  consent: {
    copied: ['Kopieren: Text', /Lehnen Sie ab, geschieht das nicht/],
    saved: ['Text als Datei sichern', 'textbaustein-messung.txt', /Lehnen Sie ab, geschieht das nicht/],
    typed: ['eu', ' ', /Auch die Rechtsgrundlage nennen/],
    announced: /^Vorher die Einwilligung einholen/,
  },
}

export const visitedTools = Object.keys(toolVisits).filter(isToolId)
